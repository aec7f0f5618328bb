/** `npm run check:api`: every call that a page names agrees with the specifications. */
import {parseArgs} from 'node:util';
import {variables} from '../../src/config/variables';
import {readPages} from '../lib/pages';
import {readAllow} from './allow';
import {check, subjectOf} from './check';
import {readOperations} from './operations';
import {readSpecifications, siteDir} from '../lib/specifications';

const help = `Usage: npm run check:api [-- --list]

Finds "POST /path", \`/api/v1/path\` and status codes in the prose, tables and diagrams of docs/**/*.mdx
and compares them with openapi/*.yaml. Prints file:line for each difference and exits with 1.
Samples are checked by running them: npm run samples.

  --list   print every call that was found
  --help   print this text

Exceptions, each with its reason: tools/check-api/allow.yaml`;

function main(): void {
  const {values} = parseArgs({options: {list: {type: 'boolean'}, help: {type: 'boolean'}}});
  if (values.help) {
    console.log(help);
    return;
  }
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
}

try {
  main();
} catch (error) {
  // A wrong option, variable, page or allow file: the message says where; a stack would hide it.
  console.error(`check:api: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
