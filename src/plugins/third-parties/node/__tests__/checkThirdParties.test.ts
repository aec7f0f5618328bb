import {expect, it} from 'vitest';
import type {ThirdParty} from '../../../../config/thirdPartyTypes';
import {checkThirdParties} from '../checkThirdParties';

const tracker = {
  kind: 'tracker',
  name: 'Statistics',
  purpose: 'analytics',
  reporter: 'message',
  src: 'https://cdn.example.org/script.js',
  origins: ['https://cdn.example.org', 'https://api.example.org'],
  attributes: {'data-website-id': '1'},
} satisfies ThirdParty;
const feedback = {
  kind: 'feedback',
  name: 'Feedback',
  purpose: 'feedback',
  endpoint: 'https://feedback.example.org/api',
  origins: ['https://feedback.example.org'],
  project: 'YOUR_PROJECT_ID',
} satisfies ThirdParty;

it('accepts correct entries, and mock servers on this machine', () => {
  const local = {src: 'http://127.0.0.1:3999/a.js', origins: ['http://127.0.0.1:3999']};
  const parties = [tracker, feedback, {...tracker, ...local, name: 'Local'}];
  expect(() => checkThirdParties(parties)).not.toThrow();
});

it.each<[Partial<typeof tracker & {integrity: string}>, string]>([
  [{src: 'http://cdn.example.org/script.js'}, 'src must be an https address'],
  [{src: 'script.js'}, 'src must be an https address'],
  [{origins: []}, 'origins must contain "https://cdn.example.org", the origin of src.'],
  [
    {origins: ['https://cdn.example.org', 'https://api.example.org/v1']},
    'origins must be https origins without a path, for example https://api.example.org; found "https://api.example.org/v1".',
  ],
  [{integrity: 'sha384-short'}, 'integrity must be sha256-, sha384-, or sha512-'],
  [
    {attributes: {onload: 'x'} as never},
    'attributes may contain id and data-… only; found "onload".',
  ],
])('rejects %j', (change, problem) => {
  const check = () => checkThirdParties([{...tracker, ...change}]);
  expect(check).toThrow(`src/config/thirdParties.ts: "Statistics": ${problem}`);
});

it('reports all problems at once, with the name of each entry', () => {
  const parties = [tracker, {...feedback, name: 'Statistics', endpoint: 'feedback'}];
  expect(() => checkThirdParties(parties)).toThrow(
    'src/config/thirdParties.ts: "Statistics": the name is already used.\n' +
      'src/config/thirdParties.ts: "Statistics": endpoint must be an https address',
  );
});
