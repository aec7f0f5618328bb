import path from 'node:path';
import {lintFromString, loadConfig} from '@redocly/openapi-core';
import {readSpecifications, siteDir} from '../lib/specifications';
import type {Finding} from './finding';

/** Matches the place at the start of a message, `openapi/ai.yaml:12:3: …` or `openapi/ai.yaml:12:3 (#/paths/…): …` */
const placeRegex = /^(\S+?:\d+(?::\d+)?)(?: \(#.*?\))?: (.*)$/s;

/** Applies the rules of `redocly.yaml` to each specification, with its variables substituted. */
export async function lintSpecifications(): Promise<readonly Finding[]> {
  const config = await loadConfig({configPath: path.join(siteDir, 'redocly.yaml')});
  const findings: Finding[] = [];
  for (const {api, spec} of readSpecifications()) {
    const absoluteRef = path.join(siteDir, api.specPath);
    const problems = await lintFromString({source: spec.text, absoluteRef, config});
    for (const {ruleId, severity, message, location} of problems) {
      // Substitution doesn't change the number of lines, so this is also the location in the file.
      const line = spec.describe(location[0]?.pointer ?? '', `${message} (${ruleId})`);
      const [, place = api.specPath, text = line] = placeRegex.exec(line) ?? [];
      findings.push({place, message: text, isError: severity === 'error'});
    }
  }
  return findings;
}
