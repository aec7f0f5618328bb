import {expect, it} from 'vitest';
import {hideInternal} from '../internal';
import {checkedSpecification} from './helpers';

/** Returns the document without its internal parts, and the lines about them. */
async function hide(text: string) {
  const spec = await checkedSpecification(
    `openapi: 3.1.0\ninfo: {title: T, version: "1"}\n${text}`,
  );
  const lines = hideInternal(spec);
  return {spec, lines, json: JSON.stringify(spec.document)};
}

/** A path whose response has a schema, written as YAML. */
const response = (schema: string, rest = '') =>
  `paths: {/a: {get: {operationId: a, responses: {'200': {content: {application/json: {schema: ${schema}${rest}}}}}}}}\n`;

it('a hidden schema also leaves `mapping`, by its reference or by its name', async () => {
  const {spec, json} = await hide(`${response("{$ref: '#/components/schemas/E'}")}
components:
  schemas:
    E:
      oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Ghost'}]
      discriminator: {propertyName: kind, mapping: {cat: Cat, ghost: '#/components/schemas/Ghost', spook: Ghost}}
    Cat: {type: object}
    Ghost: {x-internal: true, type: object, properties: {next: {$ref: '#/components/schemas/Wraith'}}}
    Wraith: {type: object}
`);
  expect(json).not.toMatch(/ghost|spook|wraith/i);
  expect(spec.find('#/components/schemas/E/discriminator/mapping')).toEqual({cat: 'Cat'});
});

it('a hidden child of a schema with a discriminator is no alternative', async () => {
  const vessel = "{$ref: '#/components/schemas/Vessel'}";
  const {json} = await hide(`${response(vessel)}
components:
  schemas:
    Vessel: {type: object, discriminator: {propertyName: kind}, default: {}}
    Ferry: {allOf: [${vessel}]}
    Submarine: {x-internal: true, allOf: [${vessel}]}
`);
  expect(json).toContain('Ferry');
  expect(json).not.toContain('Submarine');
});

it('properties are hidden where YAML shares them, also with an extension', async () => {
  const {spec, json} = await hide(`x-shared: {props: &props {id: {}, rank: {x-internal: true}}}
${response("{$ref: '#/components/schemas/A'}")}
components:
  schemas:
    A: {type: object, required: [id, rank], properties: *props}
    B: {type: object, required: [id, rank], properties: *props}
    C: {type: object, required: [id, rank], properties: {<<: *props}}
`);
  expect(json).not.toContain('rank');
  for (const name of ['A', 'B', 'C'])
    expect(spec.find(`#/components/schemas/${name}/required`)).toEqual(['id']);
});

it('a part is hidden after what refers to it', async () => {
  const {lines, json} = await hide(`components:
  parameters: {Trace: {name: trace, in: header, x-internal: true, schema: {}}}
paths: {/a: {get: {parameters: [{$ref: '#/components/parameters/Trace'}], responses: {}}}}
`);
  expect(json).not.toContain('Trace');
  expect(lines).toHaveLength(2);
});

it('a property whose name is that of a list keeps its schema', async () => {
  const {json} = await hide(
    response(
      "{type: object, properties: {headers: {type: array, items: {$ref: '#/components/schemas/I'}}}}",
    ) + 'components: {schemas: {I: {x-internal: true, type: string}}}\n',
  );
  expect(json).toContain('"items"');
});

it('`required` lacks hidden properties in all parts of `allOf`', async () => {
  const rank = '{type: object, properties: {n: {}, rank: {x-internal: true}}}';
  const hidden = await hide(response(`{allOf: [${rank}, {required: [n, rank]}]}`));
  expect(hidden.json).not.toContain('rank');
  expect(hidden.json).toContain('"required":["n"]');
  const shown = await hide(
    response(`{allOf: [${rank}, {required: [rank], properties: {rank: {type: string}}}]}`),
  );
  expect(shown.json).toContain('"required":["rank"]');
});

it('examples lack hidden properties, and lines say where', async () => {
  const schema = "{type: array, items: {$ref: '#/components/schemas/A'}}";
  const {lines, json} = await hide(`${response(
    schema,
    ", examples: {one: {value: [{id: a, rank: 7}]}, two: {$ref: '#/components/examples/Two'}}",
  )}
components:
  examples: {Two: {value: [{id: b, rank: 8}]}}
  schemas:
    A:
      type: object
      example: {id: c, rank: 9}
      properties: {id: {}, rank: {x-internal: true}}
`);
  expect(json).not.toContain('rank');
  expect(lines).toContainEqual(
    expect.stringMatching(/^openapi\/test\.yaml:3:\d+ \(#\/paths.*examples\/one\/value\/0\/rank\)/),
  );
  expect(lines).toHaveLength(4);
});

it('what only a hidden operation uses is hidden: components, tags, and links to it', async () => {
  const {spec, lines} = await hide(`tags: [{name: Admin}, {name: Tides}, {name: New}]
paths:
  /wipe:
    post:
      operationId: wipe
      tags: [Admin, Tides]
      x-internal: true
      security: [{admin: []}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Wipe'}}}}
      responses: {}
  /a:
    get:
      operationId: a
      tags: [Tides]
      responses:
        '200':
          links: {wipe: {operationId: wipe}, again: {operationRef: '#/paths/~1wipe/post'}, self: {operationId: a}}
          content: {application/json: {schema: {$ref: '#/components/schemas/A/properties/id'}}}
components:
  securitySchemes: {admin: {type: http, scheme: bearer}}
  schemas:
    Wipe: {type: object, properties: {keys: {$ref: '#/components/schemas/Key'}}}
    Key: {type: object}
    A: {type: object, properties: {id: {type: string}}}
    Unused: {type: object}
`);
  expect(spec.document.components).toEqual({
    securitySchemes: {},
    schemas: {A: expect.anything() as unknown, Unused: {type: 'object'}},
  });
  expect(spec.document.tags).toEqual([{name: 'Tides'}, {name: 'New'}]);
  const operation = spec.document.paths?.['/a']?.get;
  expect(operation?.responses?.['200']).toMatchObject({links: {self: {operationId: 'a'}}});
  expect(JSON.stringify(spec.document)).not.toContain('wipe');
  expect(lines).toContainEqual(
    expect.stringMatching(/schemas\/Key\): .*only hidden parts refer to it$/),
  );
});

it('a line says which internal part is shown', async () => {
  const {lines} = await hide(response('{type: array, items: {x-internal: true, type: string}}'));
  expect(lines).toEqual([expect.stringMatching(/schema\/items\): shown although x-internal/)]);
});
