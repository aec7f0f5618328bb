/** `npm run lint:openapi`: Redocly's recommended rules on the OpenAPI files, variables substituted. */
import path from 'node:path';
import {getLineColLocation, lintFromString, loadConfig} from '@redocly/openapi-core';
import {command, readme} from '../lib/command';
import {readSpecifications, siteDir} from '../lib/specifications';

void command(readme(__dirname), {}, async () => {
  const config = await loadConfig({configPath: path.join(siteDir, 'redocly.yaml')});
  for (const {api, spec} of readSpecifications()) {
    const absoluteRef = path.join(siteDir, api.specPath);
    const found = await lintFromString({source: spec.text, absoluteRef, config});
    const problems = found.filter(({ignored}) => ignored !== true);
    for (const {ruleId, severity, message, location} of problems) {
      // Substitution keeps lines, so the place in the substituted text is the place in the source.
      const at = location[0] && getLineColLocation(location[0]).start;
      console.error(
        `${api.specPath}:${at?.line ?? 1}:${at?.col ?? 1}: ${severity} ${ruleId}: ${message}`,
      );
    }
    const excepted = found.length - problems.length;
    console.log(
      `${api.specPath}: ${problems.length} problems, exceptions with a reason: ${excepted}`,
    );
    if (problems.length > 0) process.exitCode = 1;
  }
});
