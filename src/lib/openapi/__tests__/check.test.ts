import {describe, expect, it} from 'vitest';
import {checkSpecification} from '../check';
import {listPages, responsesOf} from '../operations';
import {Specification} from '../specification';
import {checkedSpecification} from './helpers';

const head = 'openapi: 3.0.3\ninfo: {title: T, version: "1"}\n';

it('ignores a field without a value, and reports it', async () => {
  const text = `${head}tags: [{name: A, externalDocs: {url: 'https://example.org', description: }}]\npaths: {}\n`;
  const spec = new Specification('openapi/test.yaml', text);
  expect(await checkSpecification(spec)).toEqual([
    expect.stringMatching(
      /:3:\d+ \(#\/tags\/0\/externalDocs\/description\): the field has no value/,
    ),
  ]);
  expect(spec.document.tags?.[0]?.externalDocs).toEqual({url: 'https://example.org'});
});

it('reports a required field without a value', async () => {
  const text = 'openapi: 3.0.3\ninfo: {title: }\npaths: {}\n';
  await expect(checkedSpecification(text)).rejects.toThrow('The field `title` must be present');
});

describe('checkSpecification reports with file, line, pointer, and cause', () => {
  it.each<[string, string, RegExp]>([
    [
      'an older version',
      'swagger: "2.0"\n',
      /test\.yaml:1:10 \(\/swagger\): this is Swagger "2\.0", an older format\. Convert it: npx swagger2openapi openapi\/test\.yaml --patch --yaml --outfile openapi\/<name>\.yaml/,
    ],
    [
      'a later version',
      'openapi: 4.0.0\n',
      /test\.yaml:1:1 \(#\): the field `openapi` must be 3\.0\.x, 3\.1\.x, or 3\.2\.x; found string "4\.0\.0"/,
    ],
    [
      'no title',
      'openapi: 3.0.3\ninfo: {version: "1"}\npaths: {}\n',
      /:2:7 \(#\/info\): The field `title` must be present/,
    ],
    ['no paths', head, /paths is missing/],
    [
      'a list for paths',
      `${head}paths: []\n`,
      /:3:8 \(#\/paths\): Expected type `Paths` \(object\) but got `array`/,
    ],
    [
      'a path without a slash',
      `${head}paths: {a: {}}\n`,
      /\(#\/paths\/a\): a path must start with a slash/,
    ],
    [
      'a reference to nothing',
      `${head}paths:\n  /a:\n    get:\n      summary: A\n      responses:\n        '200': {$ref: '#/components/responses/Gone'}\n`,
      /:8:16 \(#\/paths\/~1a\/get\/responses\/200\): \$ref "#\/components\/responses\/Gone" points to nothing in this file/,
    ],
    [
      'a reference to another file',
      `${head}paths:\n  /a: {$ref: 'other.yaml#/a'}\n`,
      /:4:7 \(#\/paths\/~1a\): \$ref "other\.yaml#\/a" points to another file\. Put everything into one file: npx @redocly\/cli bundle/,
    ],
    [
      'a parameter without `in`',
      `${head}paths:\n  /a:\n    get: {summary: A, parameters: [{name: x}]}\n`,
      /\(#\/paths\/~1a\/get\/parameters\/0\): The field `in` must be present/,
    ],
    [
      'properties as a list',
      `${head}paths: {}\ncomponents: {schemas: {A: {}}}\nwebhooks:\n  w:\n    post: {requestBody: {content: {a/b: {schema: {properties: [x]}}}}}\n`,
      /Expected type `SchemaProperties` \(object\) but got `array`/,
    ],
    [
      'a version that is a number',
      'openapi: 3.0.3\ninfo: {title: T, version: 1.0}\npaths: {}\n',
      /:2:27 \(#\/info\/version\): Expected type `string` but got `integer`\. Write quotes: "1\.0"/,
    ],
    [
      'a reference in a header whose name looks like an extension',
      `${head}paths:\n  /a:\n    get:\n      responses:\n        '200': {headers: {x-rate: {$ref: '#/components/headers/Gone'}}}\n`,
      /headers\/x-rate\): \$ref "#\/components\/headers\/Gone" points to nothing in this file/,
    ],
    [
      'a reference in a webhook of 3.0',
      `${head}paths: {}\nx-webhooks:\n  w: {post: {requestBody: {$ref: '#/gone'}}}\n`,
      /\(#\/x-webhooks\/w\/post\/requestBody\): \$ref "#\/gone" points to nothing in this file/,
    ],
    [
      'a type that does not exist in 3.1',
      `${head.replace('3.0.3', '3.1.0')}paths: {}\ncomponents: {schemas: {A: {type: strng}}}\n`,
      /:4:34 \(#\/components\/schemas\/A\/type\): `type` can be one of the following only: "object"/,
    ],
    [
      'an empty title',
      'openapi: 3.0.3\ninfo: {title: " "}\npaths: {}\n',
      /:2:15 \(#\/info\/title\): the title is empty/,
    ],
  ])('%s', async (_, text, message) => {
    await expect(checkedSpecification(text)).rejects.toThrow(message);
  });

  it('all problems at once', async () => {
    const text = `${head}paths:\n  a: {}\n  b: {}\n`;
    await expect(checkedSpecification(text)).rejects.toThrow(
      /^openapi\/test\.yaml:4:6 .* a path must start with a slash\nopenapi\/test\.yaml:5:6 /,
    );
  });
});

describe('checkSpecification accepts', () => {
  it('extensions with any content among paths and responses', async () => {
    const spec = await checkedSpecification(
      `${head}paths:\n  x-a: text\n  /a: {get: {responses: {x-b: text, '200': {description: OK}}}}\n`,
    );
    const [operation] = listPages(spec);
    expect(responsesOf(operation?.source ?? {})).toEqual([['200', {description: 'OK'}]]);
  });

  it.each<[string, string, string?]>([
    ['unknown fields', 'paths: {/a: {get: {colour: red, responses: {}}}}'],
    ['missing fields that no page needs', "paths: {/a: {get: {responses: {'200': {}}}}}"],
    [
      'a property with the name of a keyword',
      'paths: {}\ncomponents: {schemas: {A: {properties: {items: {type: string}, required: {type: boolean}}}}}',
    ],
    [
      'a map as examples of a schema',
      'paths: {}\ncomponents: {schemas: {A: {examples: {one: {value: 1}}}}}',
    ],
    [
      'booleans as schemas',
      "paths: {/a: {get: {parameters: [{name: a, in: query, schema: true}], responses: {'200': {content: {a/b: {schema: false}}}}}}}\ncomponents: {schemas: {A: {not: true, oneOf: [false]}}}",
      '3.1.0',
    ],
    [
      'names of schemas in a discriminator',
      'paths: {}\ncomponents: {schemas: {A: {discriminator: {propertyName: a, mapping: {b: B}}}, B: {}}}',
    ],
  ])('%s', async (_, text, version = '3.0.3') => {
    const whole = `${head.replace('3.0.3', version)}${text}\n`;
    await expect(checkedSpecification(whole)).resolves.toBeDefined();
  });
});

describe('checkSpecification returns warnings with file, line, pointer, and cause', () => {
  const warningsOf = async (text: string, version = '3.1.0') =>
    checkSpecification(
      new Specification('openapi/test.yaml', head.replace('3.0.3', version) + text),
    );

  it('for a type that does not exist in 3.0', async () => {
    const text = 'paths: {}\ncomponents: {schemas: {A: {type: strng}, B: {type: binary}}}';
    expect(await warningsOf(text, '3.0.3')).toEqual([
      'openapi/test.yaml:4:34 (#/components/schemas/A/type): the type "strng" does not exist. Did you mean "string"? Types are string, number, integer, boolean, object, array',
      'openapi/test.yaml:4:52 (#/components/schemas/B/type): the type "binary" does not exist. Types are string, number, integer, boolean, object, array',
    ]);
  });

  it('for a limit of 3.0 in 3.1, where it is a number', async () => {
    const text =
      'paths: {}\ncomponents: {schemas: {A: {type: number, minimum: 1, exclusiveMinimum: true, exclusiveMaximum: false}}}';
    expect(await warningsOf(text, '3.1.0')).toEqual([
      'openapi/test.yaml:4:72 (#/components/schemas/A/exclusiveMinimum): `exclusiveMinimum: true` is the form of OpenAPI 3.0. Since 3.1, its value is the limit: write `exclusiveMinimum: 1` in place of `minimum`',
      'openapi/test.yaml:4:96 (#/components/schemas/A/exclusiveMaximum): `exclusiveMaximum: false` is the form of OpenAPI 3.0. Remove it',
    ]);
    expect(await warningsOf(text, '3.0.3')).toEqual([]);
  });

  it('for an admonition in a description, but not for one in code', async () => {
    const text = `paths:
  /a: {get: {description: "First.\\n\\n:::note Mind\\n\\nThe gap.\\n\\n:::", responses: {}}}
components: {schemas: {A: {description: "\`\`\`\\n:::note\\n\`\`\`"}}}
`;
    expect(await warningsOf(text)).toEqual([
      expect.stringMatching(
        /test\.yaml:4:\d+ \(#\/paths\/~1a\/get\/description\): ":::note Mind" is shown as text/,
      ),
    ]);
  });

  it('for an example that contradicts its schema', async () => {
    const [warning] = await warningsOf(
      'paths: {}\ncomponents: {schemas: {A: {type: integer, example: many}}}',
      '3.0.3',
    );
    expect(warning).toMatch(
      /^openapi\/test\.yaml:4:52 \(#\/components\/schemas\/A\/example\): .* type must be integer/,
    );
  });

  it('for what is new in OpenAPI 3.2 and not shown', async () => {
    const text = `paths:
  /a:
    additionalOperations: {COPY: {responses: {'200': {description: OK}}}}
    query:
      responses:
        '200': {description: OK, content: {application/jsonl: {itemSchema: {type: object}}}}
`;
    expect(await warningsOf(text, '3.2.0')).toEqual([
      'openapi/test.yaml:5:27 (#/paths/~1a/additionalOperations): PathItem has `additionalOperations`, which the pages do not show',
      expect.stringMatching(/^openapi\/test\.yaml:8:\d+ .*MediaType has `itemSchema`, which/),
    ]);
  });

  it('for a default that contradicts its schema', async () => {
    const [warning] = await warningsOf(
      'paths: {}\ncomponents: {schemas: {A: {type: integer, maximum: 3, default: 5}}}',
      '3.0.3',
    );
    expect(warning).toMatch(
      /schemas\/A\/default\): the default 5 contradicts `maximum` of its schema/,
    );
  });

  it('for `required: true`, which it removes, and a server and a path that samples must change', async () => {
    const text = `servers: [{url: 'https://a.example?b=1'}, {url: 'https://{c}.example'}]
paths: {'/{id}': {get: {responses: {}}}}
components: {schemas: {A: {type: object, properties: {required: {type: string, required: true}}}}}
`;
    expect(await warningsOf(text, '3.0.3')).toEqual([
      expect.stringMatching(/properties\/required\/required\): `required: true` is ignored/),
      expect.stringMatching(/servers\/0\/url\): an address of a server has no query/),
      expect.stringMatching(/servers\/1\/url\): The `c` variable is not defined/),
      expect.stringMatching(/test\.yaml:4:\d+ .*define the path parameter `\{id\}`/),
    ]);
  });

  it('for a mapping to another file, a parameter of Swagger 2.0, but not for extensions', async () => {
    const text = `x-a: {$ref: ./a.yaml}
paths: {/a: {x-b: {$ref: ./b.yaml}, get: {parameters: [{name: a, in: formData}], responses: {}}}}
components: {schemas: {A: {discriminator: {propertyName: k, mapping: {b: 'https://b.example/b.yaml'}}}}}
`;
    expect(await warningsOf(text)).toEqual([
      expect.stringMatching(/mapping\/b\): the mapping to "https:.*points to another file$/),
      expect.stringMatching(/parameters\/0\/in\): a parameter in "formData" is not shown/),
    ]);
  });

  it('as an error for a reference to itself', async () => {
    const a = "{$ref: '#/components/schemas/B'}";
    const text = `paths: {}\ncomponents: {schemas: {A: ${a}, B: {$ref: '#/components/schemas/A'}}}`;
    await expect(warningsOf(text)).rejects.toThrow(/test\.yaml:4:\d+ .*leads back to itself/);
  });

  it('once for a field that occurs often', async () => {
    const schema = '{type: object, xml: {name: x}}';
    const warnings = await warningsOf(
      `paths: {}\ncomponents: {schemas: {A: ${schema}, B: ${schema}}}`,
    );
    expect(warnings).toEqual([
      expect.stringMatching(/schemas\/A\/xml\): Schema has `xml`, .* \(2 times in this file\)$/),
    ]);
  });

  it('and none for a right one', async () => {
    const text = `paths: {/a: {get: {responses: {'200': {description: OK}}}}}`;
    expect(await warningsOf(text)).toEqual([]);
  });
});

it('operations with the method of OpenAPI 3.2 are listed', async () => {
  const spec = await checkedSpecification(
    `${head.replace('3.0.3', '3.2.0')}paths: {/a: {query: {summary: Find, responses: {}}}}\n`,
  );
  expect(listPages(spec).map(({call, slug}) => `${call} ${slug}`)).toEqual(['QUERY /a find']);
});
