/** The entry of the developer kit's sandbox.cjs, which starts itself again for jobs. */
import {JOBS_ARGUMENT} from '../../sandbox/location';

if (process.argv[2] === JOBS_ARGUMENT) void import('../../sandbox/database/jobProcess');
else void import('.');
