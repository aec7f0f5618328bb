/** What generated pages of the API reference import; pages of prose import nothing. The console's slot is imported apart. */
export {Endpoint, Examples, Operation, Response, Sandbox} from './Operation';
export {BodyShape, Properties} from './Properties';
