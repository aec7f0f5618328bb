// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {resolveAnnouncement, type Announcement} from '../../../config/announcement';
import {firstPaintScript, type SiteStorage} from '../node/inlineScript';

const storage: SiteStorage = {type: 'localStorage', namespace: '-ns'};
const root = document.documentElement;

/** Runs the script as the browser does, and says what it decided. */
function run(content: Omit<Announcement, 'id'> | undefined): string | null {
  const announcement = content && resolveAnnouncement(content);
  window.eval(firstPaintScript(announcement, storage));
  return root.getAttribute('data-announcement');
}

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-announcement');
  root.removeAttribute('data-sidebar');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the announcement before first paint', () => {
  const dismissed = resolveAnnouncement({text: 'One'}).id;

  it('is hidden when this one was dismissed, shown when another was', () => {
    localStorage.setItem('announcement.dismissed-ns', dismissed);
    expect(run({text: 'One'})).toBe('hidden');
    expect(run({text: 'Two'})).toBe('shown');
  });

  it('ignores a dismissal under another namespace', () => {
    localStorage.setItem('announcement.dismissed', dismissed);
    expect(run({text: 'One'})).toBe('shown');
  });

  it('is shown when storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(run({text: 'One'})).toBe('shown');
  });

  it('is left alone when there is none', () => {
    expect(run(undefined)).toBeNull();
  });
});

it('the sidebar is hidden when the reader hid it', () => {
  run(undefined);
  expect(root.hasAttribute('data-sidebar')).toBe(false);
  localStorage.setItem('docs.sidebar-ns', 'hidden');
  run(undefined);
  expect(root.getAttribute('data-sidebar')).toBe('hidden');
});

it('nothing in it can end the script element', () => {
  const script = firstPaintScript(undefined, {type: 'localStorage', namespace: '</script><b>'});
  expect(script).not.toContain('</script');
});
