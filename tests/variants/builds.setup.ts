/** Makes the builds before the tests of the other files start, so that several workers don't make the same build. */
import {test as setup} from '@playwright/test';
import {buildVariant} from './buildVariant';

// One after the other: `acme` is built in the copy of `settings`.
setup.describe.configure({mode: 'serial', timeout: 300_000});
for (const name of ['settings', 'acme'] as const) setup(name, () => buildVariant(name));
