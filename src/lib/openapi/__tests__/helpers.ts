import {checkSpecification} from '../check';
import {Specification} from '../specification';

/** Parses and checks a specification. */
export async function checkedSpecification(
  text: string,
  file = 'openapi/test.yaml',
): Promise<Specification> {
  const spec = new Specification(file, text);
  await checkSpecification(spec);
  return spec;
}
