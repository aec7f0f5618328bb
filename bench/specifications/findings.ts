/** Finds the problems of one specification. It is a separate process, so that its processor time is known. Prints JSON. */
import {checkSpecification} from '../../src/lib/openapi/check';
import {descriptionLinks} from '../../src/lib/openapi/descriptionLinks';
import {loadSpecification} from '../../src/lib/openapi/load';
import {duplicateIds, listPages} from '../../src/lib/openapi/operations';

/** The facts about a specification that are known before its pages are made. */
export interface Findings {
  /** Processor time, which depends less on other work of the machine. */
  readonly seconds: number;
  readonly operations: number;
  readonly warnings: number;
  readonly links: number;
  /** Why the specification cannot be documented. */
  readonly refusal?: string;
}

async function findAll(specPath: string): Promise<Findings> {
  const started = process.cpuUsage();
  let found = {operations: 0, warnings: 0, links: 0};
  let refusal: string | undefined;
  try {
    const spec = loadSpecification('.', {specPath}, {});
    const warnings = await checkSpecification(spec);
    const pages = listPages(spec);
    const duplicates = duplicateIds(spec, pages);
    const links = await descriptionLinks(spec);
    found = {
      operations: pages.length,
      warnings: warnings.length + duplicates.length,
      links: links.length,
    };
  } catch (error) {
    refusal = String(error).split('\n')[0];
  }
  const {user, system} = process.cpuUsage(started);
  const seconds = (user + system) / 1e6;
  return {seconds, ...found, ...(refusal !== undefined && {refusal})};
}

void findAll(process.argv[2] ?? '').then((findings) => console.log(JSON.stringify(findings)));
