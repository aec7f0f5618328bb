/**
 * Runs rules on a specification with Redocly's linter. It knows the type of each part, and where each
 * reference points.
 */
import type {NormalizedProblem, Oas3Rule} from '@redocly/openapi-core';
import {mayLoseDigits, withPlainNumbers} from '../exactNumber';
import {lenientTypes} from './lenientTypes';
import type {Specification} from './specification';

/** Rules by their names. */
export type Rules = Readonly<Record<string, Oas3Rule>>;

/**
 * Runs rules on a specification and returns everything that they report. References to other files are not followed.
 *
 * @param rules  our rules, which may also only collect something
 * @param redoclyRules  names of Redocly's rules that also run. By default none does, not even `struct`, which checks
 *   the structure
 */
export async function runRedocly(
  spec: Specification,
  rules: Rules,
  redoclyRules: readonly string[] = [],
): Promise<readonly NormalizedProblem[]> {
  // Redocly's package consists of ES modules. A static import would make tsx compile all of them, which takes seconds.
  const {BaseResolver, createConfig, lintDocument, Source} = await import('@redocly/openapi-core');

  /** Reads no other files, and nothing from the network. References to them stay unresolved. */
  class NoOtherFiles extends BaseResolver {
    override async resolveDocument(): Promise<never> {
      throw new Error('References to other files are not followed.');
    }
  }

  const ownRules = Object.keys(rules).map((name) => `site/${name}`);
  // The severity makes no difference: callers decide what a problem means.
  const selected = [...redoclyRules, ...ownRules].map((name) => [name, 'error'] as const);
  const config = await createConfig({
    plugins: [{id: 'site', rules: {oas3: {...rules}}, typeExtension: {oas3: lenientTypes}}],
    rules: {struct: 'off', ...Object.fromEntries(selected)},
  });
  // Redocly knows only ordinary numbers.
  const parsed = mayLoseDigits(spec.text) ? withPlainNumbers(spec.document) : spec.document;
  return lintDocument({
    document: {source: new Source(spec.file, spec.text), parsed},
    externalRefResolver: new NoOtherFiles(),
    config,
  });
}
