/** What other parts of the browser may use of the patches. */
export {createStorageSlot, storageKeys} from './storage';
