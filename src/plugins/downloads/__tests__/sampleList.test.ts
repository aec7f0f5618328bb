import {expect, it} from 'vitest';
import {listByGroup} from '../node/sampleList';

const sample = (name: string) => ({name, description: `What ${name} does.`, files: {}});
const line = (name: string) =>
  `- [${name}](https://site.example/examples/${name}.md): What ${name} does.`;

it('lists samples below the headings of their groups, and those without a group first', () => {
  const samples = ['vault/read', 'vault/new', 'llm/chat', 'vault/store'].map(sample);
  const groups = {Records: ['vault/store', 'vault/read'], Chat: ['llm/chat'], Empty: ['llm/gone']};
  expect(listByGroup(samples, groups, 'https://site.example/')).toEqual([
    line('vault/new'),
    '## Records',
    [line('vault/store'), line('vault/read')].join('\n'),
    '## Chat',
    line('llm/chat'),
  ]);
});
