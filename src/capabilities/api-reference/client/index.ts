/** Components of the generated pages. Pages with the console import ConsoleSlot.tsx as well. */
export {Endpoint, Examples, Operation, Response, Sandbox} from './Operation';
export {BodyShape, Properties} from './Properties';
export {ValuesSlot} from './ValuesSlot';
