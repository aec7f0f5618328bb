import {expect, it} from 'vitest';
import {resolveAnnouncement} from '../announcement';

it('the id of an announcement follows from what readers see', () => {
  const {id} = resolveAnnouncement({text: 'One'});
  expect(resolveAnnouncement({text: 'One'}).id).toBe(id);
  expect(resolveAnnouncement({text: 'Two'}).id).not.toBe(id);
  expect(resolveAnnouncement({text: 'One', link: {label: 'More', to: '/x'}}).id).not.toBe(id);
});
