/**
 * The one door for specifications: checks every shape that the generator relies on, so that the code
 * behind it can trust its types. Style is not judged here; `redocly lint` does that in the tests.
 */
import {describe, eachPart} from './parts';
import {isDictionary, pointerToken, type Specification} from './specification';

/**
 * Checks a parsed specification.
 *
 * @throws Error with file:line, pointer, what was found and what would be right
 */
export function checkSpecification(spec: Specification): void {
  // Nothing is known of it yet.
  const document: unknown = spec.document;
  const {openapi, swagger, info, paths, webhooks} = isDictionary(document) ? document : {};
  if (typeof openapi !== 'string' || !/^3\.[01]\./.test(openapi)) {
    const found = isDictionary(document) ? (openapi ?? swagger) : document;
    throw spec.error('', `openapi must be 3.0.x or 3.1.x; found ${describe(found)}`);
  }
  const title = isDictionary(info) ? info.title : undefined;
  if (typeof title !== 'string' || title.trim() === '') {
    throw spec.error('#/info/title', `the API needs a title; found ${describe(title)}`);
  }
  if (paths === undefined && webhooks === undefined) {
    throw spec.error('', 'paths is missing: a specification lists its operations there');
  }
  eachPart(spec, () => undefined);
  const stray = Object.keys(spec.document.paths ?? {}).find((path) => !/^(?:\/|x-)/.test(path));
  if (stray !== undefined) {
    throw spec.error(`#/paths/${pointerToken(stray)}`, 'a path must begin with a slash');
  }
}
