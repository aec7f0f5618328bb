/** `npm run lint:openapi`: checks the specifications, with variables substituted, against Redocly's rules. */
import path from 'node:path';
import {lintFromString, loadConfig} from '@redocly/openapi-core';
import {runCommand} from '../lib/command';
import {readSpecifications, siteDir} from '../lib/specifications';

void runCommand(__dirname, {}, async () => {
  const config = await loadConfig({configPath: path.join(siteDir, 'redocly.yaml')});
  for (const {api, spec} of readSpecifications()) {
    const absoluteRef = path.join(siteDir, api.specPath);
    const findings = await lintFromString({source: spec.text, absoluteRef, config});
    const problems = findings.filter(({ignored}) => ignored !== true);
    for (const {ruleId, severity, message, location} of problems) {
      // Substitution doesn't change the number of lines, so this is also the location in the file.
      console.error(spec.describe(location[0]?.pointer ?? '', `${severity} ${ruleId}: ${message}`));
    }
    const exceptions = findings.length - problems.length;
    console.log(`${api.specPath}: ${problems.length} problems, ${exceptions} exceptions`);
    if (problems.length > 0) process.exitCode = 1;
  }
});
