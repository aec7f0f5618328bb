import {checkSpecification} from '../check';
import {Specification} from '../specification';

/** A checked specification from its text. */
export function specOf(text: string, file = 'openapi/test.yaml'): Specification {
  const spec = new Specification(file, text);
  checkSpecification(spec);
  return spec;
}
