/** What generated pages of the API reference import; pages of prose import nothing. The console's slot is imported apart. */
export {Authentication} from './Authentication';
export {Bodies, Headers} from './Bodies';
export {Downloads} from './Downloads';
export {Endpoint} from './Endpoint';
export {Examples, Operation, Response, Sandbox} from './Operation';
export {Properties} from './Properties';
export {Servers} from './Servers';
