/** `npm run check:api`: compares the calls that pages name with the specifications. */
import {variables} from '../../src/config/variables';
import {runCommand} from '../lib/command';
import {readPages} from '../lib/pages';
import {readOperations, siteDir} from '../lib/specifications';
import {checkPages, formatFinding} from './check';
import {exceptions} from './exceptions';

void runCommand(__dirname, {options: {list: {type: 'boolean'}}}, ({values}) => {
  const pages = readPages(siteDir, variables);
  const {problems, findings} = checkPages(pages, readOperations(), exceptions);
  if (values.list) {
    for (const {file, finding} of findings) {
      console.log(`${file}:${finding.line}: ${formatFinding(finding)}`);
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
