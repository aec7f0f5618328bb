/** Samples of a request in all languages. */
import {curl} from './languages/curl';
import {go} from './languages/go';
import type {Language} from './languages/language';
import {python} from './languages/python';
import {typescript} from './languages/typescript';
import {printMarked, type MarkedText} from './marks';
import {buildRequest, type RequestTemplate} from './request';

/** The languages of the samples, in the order of their tabs, which is that of the guides. */
export const languages: readonly Language[] = [typescript, python, curl, go];

/**
 * Prints a request in a language, and says where each value of the template is in the text. To change a value: change it
 * in the template, and print again.
 *
 * @param hasEmptyBody whether a successful response has no body, so that the sample must print the status
 */
export function printSample(
  {print}: Pick<Language, 'print'>,
  template: RequestTemplate,
  hasEmptyBody = false,
): MarkedText {
  return printMarked((mark) => print(buildRequest(template, mark), {mark, hasEmptyBody}));
}
