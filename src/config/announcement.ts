/**
 * The line above the bar, on every page. Change the text here: its id follows from the content, so
 * readers who dismissed the old one see the new one. `undefined` means no announcement.
 */
import {createHash} from 'node:crypto';

export interface Announcement {
  readonly id: string;
  /** One sentence, plain text. */
  readonly text: string;
  /** A link that follows the sentence; `to` is a path of this site or a full URL. */
  readonly link?: {readonly label: string; readonly to: string};
}

/** Derives the id from what readers see. */
export function resolveAnnouncement({text, link}: Omit<Announcement, 'id'>): Announcement {
  const hash = createHash('sha256').update(JSON.stringify([text, link]));
  return {id: hash.digest('hex').slice(0, 12), text, link};
}

export const announcement: Announcement | undefined = resolveAnnouncement({
  text: 'Run every sample locally.',
  link: {label: 'Get the developer kit', to: '/build/secret-vault-quickstart'},
});
