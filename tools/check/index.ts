/** `npm run check`: findings in the content, errors first (see README.md). */
import {runCommand} from '../lib/command';
import {findBrokenAnchors} from './anchors';
import type {Finding} from './finding';
import {lintSpecifications} from './specifications';
import {checkMarkdown, checkSpelling} from './tools';

/** More warnings are counted, not printed. */
const SHOWN_WARNINGS = 20;

const toLine = ({place, message}: Finding) => `${place}: ${message}`;

void runCommand(__dirname, {options: {all: {type: 'boolean'}}}, async ({values}) => {
  const anchors = findBrokenAnchors();
  const parts = await Promise.all([lintSpecifications(), checkSpelling(), checkMarkdown()]);
  const findings = [...anchors.findings, ...parts.flat()];

  const errors = findings.filter(({isError}) => isError).map(toLine);
  const warnings = findings.filter(({isError}) => !isError).map((finding) => toLine(finding));
  const shown = values.all === true ? warnings : warnings.slice(0, SHOWN_WARNINGS);
  for (const line of errors) console.log(line);
  for (const line of shown) console.log(`warning: ${line}`);
  if (shown.length < warnings.length)
    console.log(`${warnings.length - shown.length} more warnings: npm run check -- --all`);
  if (anchors.note !== undefined) console.log(anchors.note);
  console.log(`check: ${errors.length} errors, ${warnings.length} warnings`);
  if (errors.length > 0) process.exitCode = 1;
});
