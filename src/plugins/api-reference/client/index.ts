/** Components of the generated pages. Pages with the console import ConsoleSlot.tsx as well. */
export {AllLines} from './AllLines';
export {BuilderSlot} from './BuilderSlot';
export {Examples} from './Examples';
export {Endpoint, Operation, Response} from './Operation';
export {BodyShape, Properties} from './Properties';
export {OtherBodies, Sandbox} from './Sandbox';
export {ValuesSlot} from './ValuesSlot';
