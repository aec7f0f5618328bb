/** Rules for parts that pages would leave out or show as text, or samples get wrong, without a warning. */
import type {UserContext} from '@redocly/openapi-core';
import {didYouMean} from '../nearestName';
import {findAdmonition} from './admonition';
import {
  httpMethods,
  type LinkObject,
  type ParameterObject,
  type Reference,
  type SchemaObject,
} from './document';
import {hasTarget, operationIds} from './paths';
import type {Rules} from './runRedocly';
import {compilePattern} from './schema';
import {isDictionary, type Specification} from './specification';

/** Whether a field of a path looks like an operation, but its name is no method. */
function isUnknownMethod([name, value]: [string, unknown]): boolean {
  const isKnown = ['additionalOperations', ...httpMethods].includes(name);
  return isDictionary(value) && !isKnown && !name.startsWith('x-');
}

/** What a link refers to if nothing has it; undefined if it is right, or leads to another file. */
function missingTarget(spec: Specification, ids: ReadonlySet<string>, link: LinkObject) {
  if (hasTarget(spec, ids, link)) return undefined;
  const {operationId, operationRef} = link;
  if (operationId !== undefined) {
    const otherwise = 'Add it, or remove the link';
    const remedy = didYouMean(operationId, [...ids], {otherwise});
    return {field: 'operationId', problem: `no operation has the id "${operationId}".${remedy}`};
  }
  return {field: 'operationRef', problem: `"${operationRef}" points to nothing in this file`};
}

/** What tells parameters apart. */
type ParameterKey = Partial<Pick<ParameterObject, 'in' | 'name'>>;

/** Reports parameters that a list has twice. Redocly's own rule also compares with those of callbacks. */
function reportRepeated(
  spec: Specification,
  {parameters = []}: {readonly parameters?: readonly (ParameterKey | Reference)[]},
  context: UserContext,
): void {
  const known = new Set<string>();
  for (const [index, entry] of parameters.entries()) {
    const {in: place, name} = spec.resolve<ParameterKey>(entry);
    if (known.has(`${place} ${name}`))
      context.report({
        message: `a second ${place} parameter has the name "${name}". It replaces the first, so remove or rename one of them`,
        location: context.location.child(['parameters', index]),
      });
    known.add(`${place} ${name}`);
  }
}

/** Returns the rules, which report warnings. */
export const mistakeRules = (spec: Specification): Rules => ({
  methods: () => ({
    PathItem(item, context) {
      for (const [name] of Object.entries(item).filter(isUnknownMethod)) {
        const method = httpMethods.find((known) => known === name.toLowerCase());
        const remedy =
          method === undefined ? `Methods are ${httpMethods.join(', ')}` : `Write ${method}`;
        context.report({
          message: `"${name}" is no method, so it has no page. ${remedy}`,
          location: context.location.child(name),
        });
      }
    },
  }),
  'repeated-parameters': () => ({
    PathItem: (item, context) => reportRepeated(spec, item, context),
    Operation: (operation, context) => reportRepeated(spec, operation, context),
  }),
  'security-schemes': () => ({
    SecurityRequirement(requirement, context) {
      const declared = Object.keys(spec.document.components?.securitySchemes ?? {});
      for (const name of Object.keys(requirement)) {
        if (declared.includes(name)) continue;
        const otherwise = 'Declare it in components.securitySchemes.';
        const remedy = didYouMean(name, declared, {otherwise});
        context.report({
          message: `no security scheme has the name "${name}".${remedy} Until then, samples send Authorization: Bearer`,
          location: context.location.child(name),
        });
      }
    },
  }),
  links: () => {
    const ids = new Set(operationIds(spec));
    return {
      Link(link: LinkObject, context) {
        const {field, problem: message} = missingTarget(spec, ids, link) ?? {};
        if (field !== undefined && message !== undefined)
          context.report({message, location: context.location.child(field)});
      },
    };
  },
  'media-types': () => ({
    MediaTypesMap(content, context) {
      for (const name of Object.keys(content)) {
        if (name.includes('/') || name.startsWith('x-')) continue;
        const message = `"${name}" is no media type. Write for example application/json`;
        context.report({message, location: context.location.child(name)});
      }
    },
  }),
  admonitions: () => ({
    any: {
      enter(node, context) {
        const description: unknown = isDictionary(node) ? node['description'] : undefined;
        const found = typeof description === 'string' ? findAdmonition(description) : undefined;
        if (found === undefined) return;
        context.report({
          message: `"${found}" is shown as text, because descriptions are CommonMark. For a warning, write a quote that begins with a bold line: > **Title**`,
          location: context.location.child('description'),
        });
      },
    },
  }),
  patterns: () => ({
    Schema({pattern, patternProperties = {}}: SchemaObject, context) {
      const patterns = [
        ...(pattern === undefined ? [] : [['pattern', pattern] as const]),
        ...Object.keys(patternProperties).map((name) => ['patternProperties', name] as const),
      ];
      for (const [field, source] of patterns) {
        if (compilePattern(source) !== undefined) continue;
        const message = `"${source}" is no regular expression of JavaScript, so examples need not match it`;
        context.report({message, location: context.location.child(field)});
      }
    },
  }),
});
