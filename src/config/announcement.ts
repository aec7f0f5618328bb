/** The announcement above the navbar of every page. */
import {createHash} from 'node:crypto';
import {product} from './product';

export interface Announcement {
  readonly id: string;
  /** One sentence of plain text. */
  readonly text: string;
  /** A link after the sentence. `to` is a path of this site or a full URL. */
  readonly link?: {readonly label: string; readonly to: string};
}

/**
 * Returns an announcement with an id that depends on the text and the link. A changed announcement thus shows again to
 * readers who dismissed the old one. `announcement` below is the result for this site; tests pass other texts.
 */
export function resolveAnnouncement({text, link}: Omit<Announcement, 'id'>): Announcement {
  const hash = createHash('sha256').update(JSON.stringify([text, link]));
  return {id: hash.digest('hex').slice(0, 12), text, link};
}

/** Set it to `undefined` to show no announcement. */
export const announcement: Announcement | undefined = resolveAnnouncement({
  text: `Keys for the public ${product.ai} node have probably not worked since August 1, 2025.`,
  link: {label: 'What still works', to: '/changelog'},
});
