/** The code blocks of a built page, as steps of a reader who pastes them in reading order. */
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {BuiltPage} from '../../builtSite';

export interface Step {
  /** Label of the language tab; empty outside tabs. */
  readonly tab: string;
  /**
   * `file`: saved under its title. `shell`: pasted into a shell. `output`: what the step before prints.
   * `other`: shown only.
   */
  readonly kind: 'file' | 'shell' | 'output' | 'other';
  readonly language: string;
  readonly text: string;
  /** Name of the file. */
  readonly title: string;
  /** The file began in a block above. */
  readonly continued: boolean;
  /** Of an output: the number of the step that prints it. */
  readonly source?: number;
}

/** What a title says of a block that belongs to the file of an earlier one. */
const continuedRegex = / \(continued\)$/;
/** A command in a sentence that introduces its output. */
const runRegex = /^(?:npx tsx|python3) \S+$/;
const SHELLS = new Set(['sh', 'bash']);
/** A file that runs by itself; what is in lib/ is imported by others. */
export const programRegex = /^(?!lib\/).*\.(ts|py)$/;

/** The label of the innermost language tab around a block. */
function tabOf($: CheerioAPI, block: Cheerio<Element>): string {
  const panel = block.closest('[role=tabpanel]');
  if (panel.length === 0) return '';
  const tabs = panel.parent().parent().find('> [role=tablist] > [role=tab]');
  return tabs.eq(panel.index()).text();
}

/** The step that prints an output: the one right before it, in its tab or in the first of the tabs before it. */
function sourceOf(steps: readonly Step[], tab: string): number | undefined {
  const home = steps.find((step) => step.tab !== '')?.tab;
  const index = steps.findLastIndex(
    (step) => step.tab === tab || (tab === '' && step.tab === home),
  );
  const step = steps[index];
  const runs = step?.kind === 'shell' || (step?.kind === 'file' && programRegex.test(step.title));
  return runs ? index : undefined;
}

function stepOf($: CheerioAPI, pre: Cheerio<Element>, before: readonly Step[]): Step {
  const code = pre.find('code');
  const language = /language-(\w+)/.exec(code.attr('class') ?? '')?.[1] ?? '';
  const header = pre.prev().find('span').first().text();
  const title = header.replace(continuedRegex, '');
  const text = code.text();
  const tab = tabOf($, pre);
  const step = {tab, language, text, title, continued: continuedRegex.test(header)};
  if (SHELLS.has(language) && (title === '' || title.endsWith('.sh')))
    return {...step, kind: 'shell'};
  if (title !== '') return {...step, kind: 'file'};
  const source = language === 'text' ? sourceOf(before, tab) : undefined;
  return source === undefined ? {...step, kind: 'other'} : {...step, kind: 'output', source};
}

/** A command of the sentence that introduces a block, such as "`npx tsx upload.ts` prints:". */
function introducingCommand($: CheerioAPI, pre: Cheerio<Element>): string | undefined {
  const sentence = pre.closest('.theme-code-block').prev('p');
  const command = sentence.find('code').first().text();
  return pre.find('code').hasClass('language-text') && runRegex.test(command) ? command : undefined;
}

/** The steps of a page in reading order. */
export function stepsOf({$}: BuiltPage): Step[] {
  const steps: Step[] = [];
  $('article .theme-code-block > pre').each((_, element) => {
    const pre = $(element);
    const command = introducingCommand($, pre);
    if (command !== undefined) {
      const step = {tab: tabOf($, pre), language: 'sh', title: '', continued: false};
      steps.push({...step, kind: 'shell', text: command});
    }
    steps.push(stepOf($, pre, steps));
  });
  return steps;
}

/** Commands in running text: what a sentence, a list or a table tells the reader to run. */
export function inlineCommands({$}: BuiltPage): string[] {
  const commandRegex = /^(?:npm|npx|node|python3?|pip|git|curl|cd) \S/;
  const texts = $('article :not(pre) > code')
    .toArray()
    .map((element) => $(element).text());
  return [...new Set(texts.filter((text) => commandRegex.test(text)))];
}
