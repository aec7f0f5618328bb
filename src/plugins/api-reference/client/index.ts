/** Components of the generated pages. Pages with the console import ConsoleSlot.tsx as well. */
export {AllLines} from './AllLines';
export {Examples} from './Examples';
export {Endpoint, Operation, Response} from './Operation';
export {BodyShape, Properties} from './Properties';
export {OtherBodies} from './OtherBodies';
export {SampleEditor} from './SampleEditor';
export {StatusSwitch} from './StatusSwitch';
export {TargetSwitch} from './TargetSwitch';
