/** Renders the parameters and headers of an operation as lists of rows. */
import type {ExampleObject, Named, ParameterObject, Reference} from '../../../lib/openapi/document';
import type {StyleRule} from '../shared/request/styles';
import type {Limit, Property} from '../shared/types';
import {labelLimits, listOrUndefined, printForReaders} from './limits';
import {toRichText} from './markdown';
import {dataComponent, heading, joinBlocks, type PageContext} from './page';
import {propertyTree} from './properties';

/** Locations of parameters, in the order of the page. */
const LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/** Examples outside the schema: of the parameter itself, or of the media type in its `content`. */
function parameterExamples({spec}: PageContext, parameter: ParameterObject): string[] {
  const [media] = Object.values(parameter.content ?? {});
  const single = [parameter.example, media?.example];
  const named = Object.values({...media?.examples, ...parameter.examples}).map((entry) => {
    const {value, externalValue} = spec.resolve<ExampleObject>(entry);
    return value ?? externalValue;
  });
  // An example may have no value: only a summary, or a reference to nothing.
  const given = [...single, ...named].filter((value) => value !== undefined);
  return [...new Set(given.map(printForReaders))];
}

/** Returns how a value is written, where the author says so: `form`, `explode: false`. */
export function serialization({style, explode, allowReserved}: Omit<StyleRule, 'name'>): string[] {
  const written: string[] = [];
  if (style !== undefined) written.push(style);
  if (explode !== undefined) written.push(`explode: ${explode}`);
  if (allowReserved === true) written.push('allowReserved');
  return written;
}

/** The row of a parameter or header: its schema, and what is said outside the schema. */
function parameterRow(page: PageContext, parameter: ParameterObject, id: string): Property {
  const {texts} = page;
  const {name, required, deprecated} = parameter;
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema ?? {};
  const row = propertyTree(page, schema, {id, name, required, deprecated});
  const examples = parameterExamples(page, parameter);
  const mediaType = Object.keys(parameter.content ?? {});
  // Examples of the parameter replace those of its schema.
  const isReplaced = ([label]: Limit) =>
    examples.length > 0 && label === texts['api.limit.examples'];
  const limits = [
    ...(row.limits ?? []).filter((limit) => !isReplaced(limit)),
    ...labelLimits({examples, style: serialization(parameter), mediaType}, texts),
  ];
  return {
    ...row,
    text: toRichText(parameter.description) ?? row.text,
    limits: listOrUndefined(limits),
  };
}

/**
 * Returns the parameters of an operation or callback as MDX, with a heading for each location; '' if there are none.
 * Adds the rows to `page.data`, and reserves their anchors on the page. Does not throw for a wrong reference, which
 * `checkSpecification` has reported.
 *
 * @param parameters with their references resolved (`mergeParameters`)
 * @param prefix start of the anchors: '' for the operation itself, `callbacks.<name>.<method>.` for a callback
 */
export function parameterSections(
  page: PageContext,
  parameters: readonly ParameterObject[],
  level: 3 | 4,
  prefix = '',
): string {
  const sections = LOCATIONS.flatMap((location) => {
    const rows = parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => parameterRow(page, parameter, `${prefix}${location}.${parameter.name}`));
    if (rows.length === 0) return [];
    const id = `${prefix}parameters.${location}`;
    const title = heading(level, page.texts[`api.page.${location}`], id);
    return [title, dataComponent(page, 'Properties', rows)];
  });
  return joinBlocks(...sections);
}

/**
 * Returns the rows of headers, for `headersList`, and reserves their anchors on the page. `responses.ts` calls both for
 * the headers of a response, and `bodies.ts` for those of the parts of a form.
 *
 * @param id starts the anchors
 * @param label starts the names, such as the name of a part of a form
 */
export function headerRows(
  page: PageContext,
  headers: Named<ParameterObject | Reference> | undefined,
  id: string,
  label = '',
): Property[] {
  // OpenAPI says to ignore this header: the media types describe it.
  const shown = Object.entries(headers ?? {}).filter(
    ([name]) => name.toLowerCase() !== 'content-type',
  );
  return shown.map(([name, entry]) => {
    const header = {...page.spec.resolve<ParameterObject>(entry), name: `${label}${name}`};
    return parameterRow(page, header, `${id}.${name}`);
  });
}

/**
 * Returns a list of headers with a title, as MDX. Returns '' if the list is empty. Adds the rows to `page.data`.
 */
export function headersList(page: PageContext, rows: readonly Property[]): string {
  if (rows.length === 0) return '';
  return joinBlocks(page.texts['api.headers'], dataComponent(page, 'Properties', rows));
}
