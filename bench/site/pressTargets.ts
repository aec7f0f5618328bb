/** The windows and the pages in which `bench presses` and `bench firefox` press controls. */
import {product} from '../../src/config/product';

export const PHONE = {width: 390, height: 800};
export const DESKTOP = {width: 1280, height: 800};

export const START = '/quickstart';
/** A page with many blocks of code. */
export const SAMPLES = '/build/secret-vault-quickstart';
export const OPERATION = `/api/${product.prefix}db/upload-data`;
