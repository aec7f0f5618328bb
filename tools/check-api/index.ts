/** `npm run check:api`: every call that a page names agrees with the specifications. */
import {variables} from '../../src/config/variables';
import {command} from '../lib/command';
import {readPages} from '../lib/pages';
import {readAllow} from './allow';
import {check, subjectOf} from './check';
import {readOperations} from './operations';
import {readSpecifications, siteDir} from '../lib/specifications';

const HELP = `Usage: npm run check:api [-- --list]

Finds "POST /path", \`/api/v1/path\` and status codes in the prose, tables and diagrams of docs/**/*.mdx
and compares them with openapi/*.yaml. Prints file:line for each difference and exits with 1.
Samples are checked by running them: npm run samples.

  --list   print every call that was found
  --help   print this text

Exceptions, each with its reason: tools/check-api/allow.yaml`;

void command(HELP, {options: {list: {type: 'boolean'}}}, ({values}) => {
  const pages = readPages(siteDir, variables);
  const operations = readOperations(readSpecifications());
  const {problems, findings} = check(pages, operations, readAllow(siteDir));
  if (values.list) {
    for (const {file, finding} of findings) {
      console.log(`${file}:${finding.line}: ${subjectOf(finding)}`);
    }
  }
  for (const {file, line, message} of problems) console.error(`${file}:${line}: ${message}`);
  const calls = findings.filter(({finding}) => finding.kind === 'call').length;
  console.log(
    `check:api: ${calls} calls and ${findings.length - calls} status codes in ${pages.length} files, ` +
      `${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
});
