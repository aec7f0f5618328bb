/** Shows a request in the code of its samples, with an element around each value. */
import type {Language} from '../../shared/request/languages/language';
import type {MarkedText, ValueSpan} from '../../shared/request/marks';
import type {RequestTemplate} from '../../shared/request/request';
import {languages, printSample} from '../../shared/request/samples';
import {rangeOf} from '../lines/rangeOf';
import {pathKey} from './values';

/** Attribute of the elements around values: the path of the value (`pathKey`). */
export const PATH_ATTRIBUTE = 'data-value';

/** Returns what a sample has around its values. */
function frameOf({text, values}: MarkedText): string {
  const pieces = values.map(({start}, index) => text.slice(values[index - 1]?.end ?? 0, start));
  return [...pieces, text.slice(values.at(-1)?.end ?? 0)].join('\0');
}

/** Puts an element around a value. The colors of the code stay. */
function wrap(code: Element, span: ValueSpan): HTMLElement {
  const element = document.createElement('span');
  element.setAttribute(PATH_ATTRIBUTE, pathKey(span.path));
  const range = rangeOf(code, span);
  element.append(range.extractContents());
  range.insertNode(element);
  return element;
}

/** The code of a sample in one language. */
export class SampleBlock {
  /** The colored code of the page. */
  private readonly html: string;
  private frame: string;
  private elements: readonly HTMLElement[];

  /**
   * @param initial the sample that the page shows
   * @param prepare makes the element of a value editable
   */
  constructor(
    readonly code: Element,
    readonly language: Language,
    private readonly initial: MarkedText,
    private readonly prepare: (element: HTMLElement) => void,
  ) {
    this.html = code.innerHTML;
    this.frame = frameOf(initial);
    this.elements = this.wrapAll(initial);
  }

  /** The last value is first, so that the positions of the others stay right. */
  private wrapAll({values}: MarkedText): readonly HTMLElement[] {
    const elements = values.toReversed().map((span) => wrap(this.code, span));
    for (const element of elements) this.prepare(element);
    return elements.toReversed();
  }

  /** Shows another text. The element that has the focus stays as it is. */
  show(printed: MarkedText): void {
    const frame = frameOf(printed);
    if (frame !== this.frame) {
      if (this.code.contains(document.activeElement)) return;
      // A value can change what is around it: with a backtick in a text, Go needs another kind of string. Only the
      // original has colors.
      const isOriginal = frame === frameOf(this.initial);
      if (isOriginal) this.code.innerHTML = this.html;
      else this.code.textContent = printed.text;
      this.elements = this.wrapAll(isOriginal ? this.initial : printed);
      this.frame = frame;
    }
    for (const [index, {start, end}] of printed.values.entries()) {
      const element = this.elements[index];
      const text = printed.text.slice(start, end);
      if (element === undefined || element === document.activeElement) continue;
      if (element.textContent !== text) element.textContent = text;
    }
  }
}

/**
 * Returns the samples in a card. Those by the author of the specification are left out.
 *
 * @param initial the request that they show
 * @param prepare makes the element of a value editable
 */
export function findBlocks(
  card: Element,
  initial: RequestTemplate,
  hasEmptyBody: boolean,
  prepare: (element: HTMLElement) => void,
): SampleBlock[] {
  const codes = [...card.querySelectorAll('pre > code')];
  return languages.flatMap((language) => {
    const printed = printSample(language, initial, hasEmptyBody);
    const code = codes.find(({textContent}) => textContent === printed.text);
    return code === undefined ? [] : new SampleBlock(code, language, printed, prepare);
  });
}
