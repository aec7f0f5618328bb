import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkSpecification} from '../check';
import {Specification} from '../specification';

/** A checked specification from YAML text. */
export function specOf(text: string, file = 'openapi/test.yaml'): Specification {
  const spec = new Specification(file, text);
  checkSpecification(spec);
  return spec;
}

/** A fixture beside these tests. */
export function fixture(name: string): string {
  return readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');
}

/** A whole specification around one schema, `#/components/schemas/Root`. */
export function specWithSchemas(schemas: object): Specification {
  const document = {
    openapi: '3.1.0',
    info: {title: 'Test', version: '1'},
    paths: {},
    components: {schemas},
  };
  return specOf(JSON.stringify(document), 'openapi/test.json');
}
