/** Reads the code blocks of a built page as the steps of a reader who pastes them in reading order. */
import type {CheerioAPI} from 'cheerio';
import type {BuiltPage} from '../../builtSite';

/** Elements of the page. */
type Elements = ReturnType<CheerioAPI>;

export interface Step {
  /** The label of the language tab; empty outside tabs. */
  readonly tab: string;
  /**
   * `file`: saved under its title. `shell`: pasted into a shell. `output`: printed by an earlier step.
   * `other`: only shown.
   */
  readonly kind: 'file' | 'shell' | 'output' | 'other';
  readonly language: string;
  readonly text: string;
  /** The name of the file. */
  readonly title: string;
  /** Whether the block continues a file of an earlier block. */
  readonly continued: boolean;
  /** For an output: the number of the step that prints it. */
  readonly source?: number;
}

/** The title of a block that continues a file: `upload.ts (continued)`. */
const continuedRegex = / \(continued\)$/;
/** A command in a sentence that introduces its output: `npx tsx upload.ts`. */
const runRegex = /^(?:npx tsx|python3) \S+$/;
const SHELLS = new Set(['sh', 'bash']);
/** A program that ends: `upload.ts`, but not `lib/nodes.ts`, which programs import, nor `web-app/server.ts`. */
export const programRegex = /^(?!lib\/)(?!.*server\.ts$).*\.(ts|py)$/;

/** Returns the label of the innermost language tab around a block. */
function findTab($: CheerioAPI, block: Elements): string {
  const panel = block.closest('[role=tabpanel]');
  if (panel.length === 0) return '';
  const tabs = panel.parent().parent().find('> [role=tablist] > [role=tab]');
  return tabs.eq(panel.index()).text();
}

/** Returns the step that prints an output: the previous one in its tab, or in the page's first tab. */
function findSource(steps: readonly Step[], tab: string): number | undefined {
  const firstTab = steps.find((step) => step.tab !== '')?.tab;
  const index = steps.findLastIndex(
    (step) => step.tab === tab || (tab === '' && step.tab === firstTab),
  );
  const step = steps[index];
  const runs = step?.kind === 'shell' || (step?.kind === 'file' && programRegex.test(step.title));
  return runs ? index : undefined;
}

/** Reads one code block. */
function readStep($: CheerioAPI, pre: Elements, before: readonly Step[]): Step {
  const code = pre.find('code');
  const language = /language-(\w+)/.exec(code.attr('class') ?? '')?.[1] ?? '';
  const header = pre.prev().find('span').first().text();
  const title = header.replace(continuedRegex, '');
  const text = code.text();
  const tab = findTab($, pre);
  const step = {tab, language, text, title, continued: continuedRegex.test(header)};
  if (SHELLS.has(language) && (title === '' || title.endsWith('.sh')))
    return {...step, kind: 'shell'};
  if (title !== '') return {...step, kind: 'file'};
  const source = language === 'text' ? findSource(before, tab) : undefined;
  return source === undefined ? {...step, kind: 'other'} : {...step, kind: 'output', source};
}

/** Returns the command in the sentence that introduces a block, such as "`npx tsx upload.ts` prints:". */
function findIntroducingCommand($: CheerioAPI, pre: Elements): string | undefined {
  const sentence = pre.closest('.theme-code-block').prev('p');
  const command = sentence.find('code').first().text();
  return pre.find('code').hasClass('language-text') && runRegex.test(command) ? command : undefined;
}

/** Returns the steps of a page in reading order. */
export function readSteps({$}: BuiltPage): Step[] {
  const steps: Step[] = [];
  $('article .theme-code-block > pre').each((_, element) => {
    const pre = $(element);
    const command = findIntroducingCommand($, pre);
    if (command !== undefined) {
      const step = {tab: findTab($, pre), language: 'sh', title: '', continued: false};
      steps.push({...step, kind: 'shell', text: command});
    }
    steps.push(readStep($, pre, steps));
  });
  return steps;
}

/** Returns the commands in sentences, lists, and tables. */
export function readInlineCommands({$}: BuiltPage): string[] {
  const commandRegex = /^(?:npm|npx|node|python3?|pip|git|curl|cd) \S/;
  const texts = $('article :not(pre) > code')
    .toArray()
    .map((element) => $(element).text());
  return [...new Set(texts.filter((text) => commandRegex.test(text)))];
}
