/** One copy of the site, built again and again: with other settings, for another product, with mistakes in it. */
import {beforeAll} from 'vitest';
import {describeBadInput} from './badInputCases';
import {describeRebrand} from './rebrandCases';
import {describeSettings} from './settingsCases';
import {copySite} from './siteCopy';

let site = '';
beforeAll(() => {
  site = copySite('builds');
});
const copy = () => site;

describeSettings(copy);
describeRebrand(copy);
// Last, because a build that fails may leave anything behind.
describeBadInput(copy);
