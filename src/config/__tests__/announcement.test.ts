import {describe, expect, it} from 'vitest';
import {resolveAnnouncement} from '../announcement';

describe('announcement', () => {
  it('has an id that follows what readers see, and not the dates', () => {
    const {id} = resolveAnnouncement({text: 'One'});
    expect(id).toMatch(/^[\da-f]{12}$/);
    expect(resolveAnnouncement({text: 'Two'}).id).not.toBe(id);
    expect(resolveAnnouncement({text: 'One', link: {label: 'More', to: '/x'}}).id).not.toBe(id);
    expect(resolveAnnouncement({text: 'One', until: '2030-01-01'}).id).toBe(id);
  });

  it('names a date that cannot be read', () => {
    expect(() => resolveAnnouncement({text: 'One', from: 'soon'})).toThrow(
      'src/config/announcement.ts: `from` is not a date: found "soon". Write for example \'2025-06-30T00:00:00Z\'',
    );
  });

  it('refuses an end before the beginning', () => {
    expect(() =>
      resolveAnnouncement({text: 'One', from: '2030-01-02', until: '2030-01-01'}),
    ).toThrow('`until` (2030-01-01) must be later than `from` (2030-01-02)');
  });
});
