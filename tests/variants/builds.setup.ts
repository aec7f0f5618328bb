/** Makes the builds that the other files of the project open, so that its workers find them. */
import {test as setup} from '@playwright/test';
import {buildVariant} from './buildVariant';

setup.setTimeout(300_000);
for (const name of ['configured', 'settings'] as const) setup(name, () => buildVariant(name));
