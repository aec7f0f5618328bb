/** The contract of an operation, from the data beside its page: what the components of src/capabilities/api-reference/client show. */
import type {BlockContent, PhrasingContent} from 'mdast';
import type {
  Alternative,
  AlternativeGroup,
  Body,
  Endpoint,
  Limit,
  Property,
  Security,
  SecurityScheme,
  Server,
} from '../../api-reference';
import {code, list, listOf, paragraph, strong, text} from '../pages/nodes';
import {toBlocks} from './richText';
import {flagWords, limitWords, schemeWords} from './words';

type ToUrl = (path: string) => string;

function limitLine(limits: readonly Limit[]): PhrasingContent[] {
  return limits.flatMap(([kind, ...values], index) => [
    text(`${index === 0 ? '' : '; '}${limitWords[kind]}: `),
    ...values.flatMap((value, place) => [...(place === 0 ? [] : [text(', ')]), code(value)]),
  ]);
}

/** `name` (type, required), or what the name stands for. */
function headLine({name, role, type, flags}: Property, chosenBy: string): PhrasingContent[] {
  const roles = {additional: 'any other property', pattern: 'names that match', item: 'each item'};
  const isPosition = role === 'item' && name !== undefined;
  const roleWords = role === undefined ? '' : isPosition ? 'item at position' : roles[role];
  const shown = role === 'additional' || name === undefined ? [] : [code(name)];
  const details = ['', ...(flags ?? []).map((flag) => flagWords[flag]), chosenBy];
  return [
    ...(roleWords === '' ? [] : [text(`${roleWords}${shown.length > 0 ? ' ' : ''}`)]),
    ...shown,
    text(' ('),
    code(type),
    text(`${details.filter((word, index) => index === 0 || word !== '').join(', ')})`),
  ];
}

function alternatives(
  {kind, discriminator, items}: AlternativeGroup,
  toUrl: ToUrl,
): BlockContent[] {
  const chosen =
    discriminator === undefined ? [] : [text(' (chosen by '), code(discriminator), text(')')];
  const chosenBy = ({chosenBy: values}: Alternative) =>
    values === undefined ? '' : `when ${discriminator ?? ''} is ${values.join(', ')}`;
  return [
    paragraph(text(kind === 'oneOf' ? 'Exactly one of' : 'At least one of'), ...chosen, text(':')),
    listOf(items.map((item) => row(item, toUrl, chosenBy(item)))),
  ];
}

/** Everything below a row. */
function nested(of: Property, toUrl: ToUrl): BlockContent[] {
  return [
    ...toBlocks(of.text ?? [], toUrl),
    ...(of.limits === undefined ? [] : [paragraph(...limitLine(of.limits))]),
    ...(of.sameAs === undefined
      ? []
      : [paragraph(text('Same shape as '), code(of.sameAs.name), text(', described above.'))]),
    ...(of.cut === true
      ? [paragraph(text('Deeper levels are in the specification to download.'))]
      : []),
    ...(of.children === undefined ? [] : [listOf(of.children.map((child) => row(child, toUrl)))]),
    ...(of.alternatives ?? []).flatMap((group) => alternatives(group, toUrl)),
  ];
}

/** One property: its head, and its text in the same line when that is one line. */
function row(of: Property, toUrl: ToUrl, chosenBy = ''): BlockContent[] {
  const [first, ...rest] = nested(of, toUrl);
  const head = headLine(of, chosenBy);
  if (first === undefined) return [paragraph(...head)];
  return first.type === 'paragraph'
    ? [paragraph(...head, text(': '), ...first.children), ...rest]
    : [paragraph(...head), first, ...rest];
}

/** A list of parameters, headers or properties with everything inside them. */
export const properties = (items: readonly Property[], toUrl: ToUrl): BlockContent[] => [
  listOf(items.map((item) => row(item, toUrl))),
];

/** A body in each of its media types. */
export function bodies(items: readonly Body[], required: boolean, toUrl: ToUrl): BlockContent[] {
  if (items.length === 0) return [paragraph(text('No body.'))];
  return items.flatMap(({mediaType, schema}) => {
    const flags = (schema?.flags ?? []).map((flag) => flagWords[flag]);
    const words = [...(required ? ['required'] : []), ...flags];
    return [
      paragraph(
        text('Content type '),
        code(mediaType),
        text(words.map((word) => `, ${word}`).join('')),
        ...(schema === undefined ? [] : [text(': '), code(schema.type)]),
      ),
      ...(schema === undefined ? [] : nested(schema, toUrl)),
    ];
  });
}

/** Method and path. */
export const endpoint = ({method, path, deprecated}: Endpoint): BlockContent[] => [
  ...(deprecated === true
    ? [paragraph(strong('This operation is deprecated. New code should not use it.'))]
    : []),
  paragraph(code(`${method} ${path}`)),
];

function schemeBlocks(scheme: SecurityScheme, toUrl: ToUrl): BlockContent[] {
  const {name, scopes, flows} = scheme;
  return [
    paragraph(strong(name), text(`: ${schemeWords(scheme)}`)),
    ...toBlocks(scheme.text ?? [], toUrl),
    ...(scopes === undefined ? [] : [paragraph(text('Needs the scopes '), code(scopes.join(' ')))]),
    ...(flows ?? []).flatMap((flow) => [
      paragraph(code(flow.name)),
      list([
        ...flow.urls.map(([kind, url]) => [text(`${kind}: `), code(url)]),
        ...flow.scopes.map(([scope, words]) => [code(scope), text(` ${words}`)]),
      ]),
    ]),
  ];
}

/** The accepted credentials: any one of the combinations, and of a combination all. */
export function authentication(of: Security, toUrl: ToUrl): BlockContent[] {
  const none = paragraph(text('No credentials are needed.'));
  if (of.length === 0) return [none];
  return of.flatMap((schemes, index) => [
    ...(index === 0 ? [] : [paragraph(text('or'))]),
    ...(schemes.length === 0 ? [none] : schemes.flatMap((scheme) => schemeBlocks(scheme, toUrl))),
  ]);
}

/** The addresses under which the operation is served. */
export function servers(items: readonly Server[], toUrl: ToUrl): BlockContent[] {
  if (items.length === 0) return [paragraph(text('The specification names no server.'))];
  return [
    listOf(
      items.map(({url, text: words, variables}) => {
        const [first, ...rest] = toBlocks(words ?? [], toUrl);
        const inline = first?.type === 'paragraph' ? [text(': '), ...first.children] : [];
        return [
          paragraph(code(url), ...inline),
          ...(first === undefined || first.type === 'paragraph' ? [] : [first]),
          ...rest,
          ...(variables === undefined ? [] : properties(variables, toUrl)),
        ];
      }),
    ),
  ];
}
