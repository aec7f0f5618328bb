/** What generated pages of the API reference import; pages of prose import nothing. The console's slot is imported apart. */
export {Authentication} from './Authentication';
export {Bodies, Headers} from './Bodies';
export {Downloads} from './Downloads';
export {Endpoint} from './Endpoint';
export {Examples, Sandbox} from './Examples';
export {Operation} from './Operation';
export {Properties} from './Properties';
export {Response} from './Response';
export {Servers} from './Servers';
