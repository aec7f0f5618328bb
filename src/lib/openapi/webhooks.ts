/** Webhooks: requests that an API sends. They have pages like operations. */
import type {PathItemObject} from './document';
import type {PathEntry} from './paths';
import {pointerToken, type Specification} from './specification';

/** Label of the webhooks in sidebars and tables. */
export const WEBHOOKS_LABEL = 'Webhooks';

/**
 * Returns the webhooks of a document, in the form of paths. OpenAPI 3.1 has them under `webhooks`, extensions of 3.0
 * under `x-webhooks`. A webhook that a document has under both names is listed once. `listPages` adds them to the
 * operations. Expects a checked specification: without the check, a reference that points to nothing would be a webhook
 * without operations.
 */
export function webhookEntries(spec: Specification): PathEntry[] {
  const {webhooks = {}, 'x-webhooks': extension = {}} = spec.document;
  const entries = [
    ...Object.entries(webhooks).map(([name, item]) => ['webhooks', name, item] as const),
    ...Object.entries(extension)
      .filter(([name]) => !Object.hasOwn(webhooks, name))
      .map(([name, item]) => ['x-webhooks', name, item] as const),
  ];
  return entries.map(([list, name, item]) => ({
    pointer: `#/${list}/${pointerToken(name)}`,
    path: name,
    item: spec.resolve<PathItemObject>(item),
    incoming: true,
  }));
}
