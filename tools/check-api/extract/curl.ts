/** Calls in shell scripts: curl with its method, URL and body. */
import {HOLE, parseJson} from '../holes';
import {noBody, unknownBody, type Body, type Call, type Extract} from '../types';
import {targetOf} from '../urls';
import {readCommands, type Command} from './shellWords';

/** curl's options that take a value, besides those that are read below. */
const shortWithValue = 'AbcCDeEFhHKmoPQrtTuUwxXyYzd';
const longWithValue = new Set(
  (
    'header output write-out max-time connect-timeout user user-agent referer retry retry-delay ' +
    'cookie cookie-jar form proxy cacert cert key range upload-file limit-rate resolve'
  )
    .split(' ')
    .map((name) => `--${name}`),
);
const dataOptions = '-d --data --data-raw --data-binary --data-ascii --data-urlencode --json'.split(
  ' ',
);
/** Words that may stand before a command. */
const keywords = ['if', 'then', 'else', 'do', 'while', 'until', '!', 'time', 'exec'];

/** Options and arguments of one curl command, values apart. */
function* readOptions(words: readonly string[]): Generator<{name: string; value: string}> {
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word.startsWith('--')) {
      const needsValue =
        longWithValue.has(word) || ['--request', '--url', ...dataOptions].includes(word);
      yield {name: word, value: needsValue ? (rest.shift() ?? '') : ''};
    } else if (word.startsWith('-') && word.length > 1) {
      for (let index = 1; index < word.length; index++) {
        const letter = word[index] ?? '';
        if (!shortWithValue.includes(letter)) {
          yield {name: `-${letter}`, value: ''};
          continue;
        }
        yield {name: `-${letter}`, value: word.slice(index + 1) || (rest.shift() ?? '')};
        break;
      }
    } else yield {name: '', value: word};
  }
}

function readBody(data: string, input: string | undefined): Body {
  const text = data === '@-' ? input : data;
  if (text === undefined || text.startsWith('@') || text === HOLE) return unknownBody;
  const parsed = parseJson(text);
  return parsed === undefined ? {state: 'text', text} : {state: 'json', value: parsed.value};
}

function curlCall({words, input}: Command): Omit<Call, 'kind' | 'line'> | undefined {
  let url: string | undefined;
  let method: string | undefined;
  const data: string[] = [];
  let asQuery = false;
  for (const {name, value} of readOptions(words)) {
    if (name === '' || name === '--url') url ??= value;
    else if (name === '-X' || name === '--request')
      method = value.includes(HOLE) ? undefined : value;
    else if (dataOptions.includes(name)) data.push(value);
    else if (name === '-G' || name === '--get') asQuery = true;
    else if (name === '-I' || name === '--head') method ??= 'HEAD';
  }
  const target = url === undefined ? undefined : targetOf(url);
  if (target === undefined) return undefined;
  if (asQuery || data.length === 0) {
    const names = data.map((pair) => pair.split('=')[0] ?? '').filter((name) => name !== '');
    return {...target, query: [...target.query, ...names], method: method ?? 'GET', body: noBody};
  }
  // Several pieces of data make a form, which no operation takes: only a single one is read.
  const body = data.length === 1 ? readBody(data[0] ?? '', input) : unknownBody;
  return {...target, method: method ?? 'POST', body};
}

/** Finds the curl calls of one script. */
export const extractShell: Extract = ({text, line}) =>
  readCommands(text).flatMap((command): Call[] => {
    const start = command.words.findIndex((word) => !keywords.includes(word));
    if (command.words[start] !== 'curl') return [];
    const call = curlCall({...command, words: command.words.slice(start + 1)});
    return call === undefined ? [] : [{kind: 'call', line: line + command.line, ...call}];
  });
