/** Runs rules of Redocly on a specification. Redocly knows the type of each part, and where each reference points. */
import type {NormalizedProblem, Oas3Rule} from '@redocly/openapi-core';
import {lenientTypes} from './lenientTypes';
import type {Specification} from './specification';

/** Rules by their names. */
export type Rules = Readonly<Record<string, Oas3Rule>>;

/**
 * Walks a specification.
 *
 * @param rules own rules by name
 * @param redoclyRules rules of Redocly that also run, with their severity
 * @returns what the rules reported
 */
export async function walkSpecification(
  spec: Specification,
  rules: Rules,
  redoclyRules: Readonly<Record<string, 'error' | 'warn'>> = {},
): Promise<readonly NormalizedProblem[]> {
  // Redocly's package consists of ES modules. A static import would make tsx compile all of them, which takes seconds.
  const {BaseResolver, createConfig, lintDocument, Source} = await import('@redocly/openapi-core');

  /** Reads no other files, and nothing from the network. References to them stay unresolved. */
  class NoOtherFiles extends BaseResolver {
    override async resolveDocument(): Promise<never> {
      throw new Error('References to other files are not followed.');
    }
  }

  const names = Object.keys(rules).map((name) => [`site/${name}`, 'error'] as const);
  const config = await createConfig({
    plugins: [{id: 'site', rules: {oas3: {...rules}}, typeExtension: {oas3: lenientTypes}}],
    rules: {struct: 'off', ...redoclyRules, ...Object.fromEntries(names)},
  });
  return lintDocument({
    document: {source: new Source(spec.file, spec.text), parsed: spec.document},
    externalRefResolver: new NoOtherFiles(),
    config,
  });
}
