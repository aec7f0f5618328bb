/**
 * The line above the bar, on every page. Change the text here: its id follows from the content, so
 * readers who dismissed the old one see the new one. `undefined` means no announcement.
 */
import {createHash} from 'node:crypto';

/** What an announcement says. */
export interface AnnouncementContent {
  /** One sentence, plain text. */
  readonly text: string;
  /** A link that follows the sentence; `to` is a path of this site or a full URL. */
  readonly link?: {readonly label: string; readonly to: string};
  /** First moment it is shown, ISO 8601; at once when left out. */
  readonly from?: string;
  /** First moment it is no longer shown, ISO 8601; until dismissed when left out. */
  readonly until?: string;
}

/** An announcement with its id and its dates as milliseconds since 1970. */
export interface Announcement extends Pick<AnnouncementContent, 'text' | 'link'> {
  readonly id: string;
  readonly from?: number;
  readonly until?: number;
}

function parseDate(name: 'from' | 'until', value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) {
    throw new Error(
      `src/config/announcement.ts: \`${name}\` is not a date: found ${JSON.stringify(value)}. ` +
        "Write for example '2025-06-30T00:00:00Z'",
    );
  }
  return time;
}

/**
 * Checks an announcement and derives its id from what readers see, so dates may move without showing it again.
 *
 * @throws Error naming the field when a date cannot be read, or the dates are in the wrong order
 */
export function resolveAnnouncement({text, link, from, until}: AnnouncementContent): Announcement {
  const [fromTime, untilTime] = [parseDate('from', from), parseDate('until', until)];
  if (fromTime !== undefined && untilTime !== undefined && fromTime >= untilTime) {
    throw new Error(
      `src/config/announcement.ts: \`until\` (${until}) must be later than \`from\` (${from})`,
    );
  }
  const id = createHash('sha256')
    .update(JSON.stringify([text, link]))
    .digest('hex')
    .slice(0, 12);
  return {id, text, link, from: fromTime, until: untilTime};
}

export const announcement: Announcement | undefined = resolveAnnouncement({
  text: 'Run every sample locally.',
  link: {label: 'Get the developer kit', to: '/build/secret-vault-quickstart'},
});
