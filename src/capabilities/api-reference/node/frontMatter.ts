/** Front matter of a generated page. */
import {stringify} from 'yaml';
import {toPlainText} from './markdown';
import {DESCRIPTION_MAX_LENGTH, DESCRIPTION_MIN_LENGTH} from '../options';

export interface FrontMatter {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly slug: string;
}

/** The page's front matter with its marks. `custom_edit_url: null`: there is no file to edit. */
export function printFrontMatter(values: FrontMatter): string {
  const yaml = stringify({...values, custom_edit_url: null}, {lineWidth: 0});
  return `---\n${yaml}---\n`;
}

/** Cuts at the last word that fits. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MIN_LENGTH))}…`;
}

/** Descriptions of one API, each unlike the others. */
export class Descriptions {
  private readonly taken = new Set<string>();

  /**
   * 50 to 160 characters: the author's own words if there are, else the first sentence of the
   * description. `place` (method and path) is added when that is too short or not unique.
   */
  claim(own: string | undefined, description: string | undefined, place: string): string {
    const plain = toPlainText(description ?? '');
    const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
    let text = shorten(own?.trim() || sentence);
    if (text.length < DESCRIPTION_MIN_LENGTH || this.taken.has(text)) {
      text = shorten(`${place}: ${text || 'parameters, request body, responses and samples.'}`);
    }
    this.taken.add(text);
    return text;
  }
}
