// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {resolveAnnouncement, type Announcement} from '../../../config/announcement';
import {firstPaintScript, type SiteStorage} from '../node/firstPaintScript';

const storage: SiteStorage = {type: 'localStorage', namespace: '-ns'};
const root = document.documentElement;

/** Runs the script as the browser does and returns the attribute of the announcement. */
function runScript(content: Omit<Announcement, 'id'> | undefined): string | null {
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
  const dismissedId = resolveAnnouncement({text: 'One'}).id;

  it('is hidden if it was dismissed and shown if another one was', () => {
    localStorage.setItem('announcement.dismissed-ns', dismissedId);
    expect(runScript({text: 'One'})).toBe('hidden');
    expect(runScript({text: 'Two'})).toBe('shown');
  });

  it('ignores a dismissal stored under another namespace', () => {
    localStorage.setItem('announcement.dismissed', dismissedId);
    expect(runScript({text: 'One'})).toBe('shown');
  });

  it('is shown if storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(runScript({text: 'One'})).toBe('shown');
  });

  it('sets no attribute if there is no announcement', () => {
    expect(runScript(undefined)).toBeNull();
  });
});

it('hides the sidebar before first paint if the reader hid it', () => {
  runScript(undefined);
  expect(root.hasAttribute('data-sidebar')).toBe(false);
  localStorage.setItem('docs.sidebar-ns', 'hidden');
  runScript(undefined);
  expect(root.getAttribute('data-sidebar')).toBe('hidden');
});

it('contains nothing that could close the script element', () => {
  const script = firstPaintScript(undefined, {type: 'localStorage', namespace: '</script><b>'});
  expect(script).not.toContain('</script');
});
