/** Finds what a specification says and no page shows. */
import {isIgnored} from './paths';
import type {Rules} from './runRedocly';
import {isDictionary, type Dictionary, type Specification} from './specification';

/** Fields that no page shows, by Redocly's name for the part. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  Root: ['$self', 'jsonSchemaDialect', 'x-tagGroups'],
  Server: ['name'],
  Tag: ['summary', 'parent', 'kind'],
  PathItem: ['additionalOperations'],
  Parameter: ['allowEmptyValue'],
  Header: ['allowEmptyValue'],
  Example: ['description'],
  Response: ['summary'],
  MediaType: ['itemSchema', 'itemEncoding', 'prefixEncoding'],
  Encoding: ['encoding', 'itemEncoding', 'prefixEncoding'],
  Link: ['server'],
  SecurityScheme: ['deprecated', 'oauth2MetadataUrl'],
  Discriminator: ['defaultMapping'],
  Schema: [
    ...['xml', '$comment', '$schema', '$vocabulary'],
    ...['x-enumDescriptions', 'x-enum-descriptions', 'x-enumNames', 'x-enum-varnames'],
  ],
};

/** What messages say about fields that pages show in part. */
const REMARKS: Readonly<Record<string, string>> = {
  'Parameter in': 'is a header parameter that OpenAPI says to ignore',
  'Operation tags': 'has more than one tag; the page is listed under the first',
};

/** Fields of one node that no page shows. */
function fieldsOf(type: string, node: Dictionary): string[] {
  const fields = (NOT_SHOWN[type] ?? []).filter((field) => field in node);
  const {in: place, name, tags} = node;
  if (type === 'Parameter' && isIgnored({in: String(place), name: String(name)})) fields.push('in');
  if (type === 'Operation' && Array.isArray(tags) && tags.length > 1) fields.push('tags');
  return fields;
}

/** Collects the fields that no page shows, while Redocly visits a specification. */
export class NotShown {
  private readonly found = new Map<string, {readonly pointer: string; count: number}>();

  constructor(private readonly spec: Specification) {}

  rules(): Rules {
    return {
      'not-shown': () => ({
        any: {
          enter: (node, {type, location}) => {
            if (!isDictionary(node)) return;
            for (const field of fieldsOf(type.name, node)) {
              const {pointer} = location.child(field);
              const known = this.found.get(`${type.name} ${field}`) ?? {pointer, count: 0};
              known.count += 1;
              this.found.set(`${type.name} ${field}`, known);
            }
          },
        },
      }),
    };
  }

  /** A line for each field, with the first place that has it. */
  lines(): string[] {
    return [...this.found].map(([name, {pointer, count}]) => {
      const field = name.split(' ')[1] ?? '';
      const remark = REMARKS[name] ?? `has \`${field}\`, which the pages do not show`;
      const times = count === 1 ? '' : ` (${count} times in this file)`;
      return this.spec.describe(pointer, `${name.split(' ')[0]} ${remark}${times}`);
    });
  }
}
