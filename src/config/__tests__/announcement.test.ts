import {expect, it} from 'vitest';
import {resolveAnnouncement} from '../announcement';

it('the id of an announcement depends on its text and its link', () => {
  const {id} = resolveAnnouncement({text: 'One'});
  expect(resolveAnnouncement({text: 'One'}).id).toBe(id);
  expect(resolveAnnouncement({text: 'Two'}).id).not.toBe(id);
  expect(resolveAnnouncement({text: 'One', link: {label: 'More', to: '/x'}}).id).not.toBe(id);
});
