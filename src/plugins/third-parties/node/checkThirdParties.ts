/** Checks the list in src/config/thirdParties.ts: what TypeScript cannot. */
import type {ThirdParty} from '../../../config/thirdPartyTypes';

/** Unencrypted addresses are allowed on this machine only, where tests run mock servers. */
const originRegex = /^(?:https:\/\/[^\s/?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/;
/** `sha384-` and 64 base64 characters, or the same with sha256 or sha512. */
const integrityRegex =
  /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;
/** `id`, `data-website-id`. Not the attributes that the loader sets itself, and not those that run code. */
const attributeRegex = /^(?!(?:src|integrity|crossorigin|async|defer|type|on.*)$)[a-z][a-z0-9-]*$/;

/** Returns the origin of an address, or undefined if it is not an address that browsers of readers may load. */
function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return originRegex.test(origin) ? origin : undefined;
}

/** Returns what is wrong with an entry. */
function problemsOf(party: ThirdParty): string[] {
  const problems: string[] = [];
  const field = party.kind === 'feedback' ? 'endpoint' : 'src';
  const address = party.kind === 'feedback' ? party.endpoint : party.src;
  const origin = originOf(address);
  if (origin === undefined) {
    problems.push(
      `${field} must be an https address, for example https://cdn.example.org/script.js; found "${address}"`,
    );
  } else if (!party.origins.includes(origin)) {
    problems.push(`origins must contain "${origin}", the origin of ${field}`);
  }
  for (const found of party.origins) {
    if (!originRegex.test(found))
      problems.push(
        `origins must be https origins without a path, for example https://api.example.org; found "${found}"`,
      );
  }
  if (party.kind === 'feedback') return problems;
  if (party.integrity !== undefined && !integrityRegex.test(party.integrity)) {
    problems.push(
      `integrity must be sha256-, sha384-, or sha512- and a base64 hash; found "${party.integrity}"`,
    );
  }
  for (const name of Object.keys(party.attributes)) {
    if (!attributeRegex.test(name))
      problems.push(`attributes may contain id and data-… only; found "${name}"`);
  }
  return problems;
}

/**
 * Checks addresses, origins, hashes, attributes, and the names, which must be unique.
 *
 * @throws Error with a line for each problem
 */
export function checkThirdParties(parties: readonly ThirdParty[]): void {
  const names = parties.map(({name}) => name);
  const problems = parties.flatMap((party, index) => {
    const isRepeated = names.indexOf(party.name) !== index;
    const all = isRepeated ? ['the name is already used', ...problemsOf(party)] : problemsOf(party);
    return all.map((problem) => `src/config/thirdParties.ts: "${party.name}": ${problem}.`);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
