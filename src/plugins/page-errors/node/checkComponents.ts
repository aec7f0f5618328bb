/** A remark step that checks components and expressions. Docusaurus would report them without a line, or not at all. */
import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-to-hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isJsxElement, mayHaveAttribute, textAttribute, type JsxElement} from '../../../lib/jsx';
import {didYouMean} from '../../../lib/nearestName';
import {addError} from '../../../lib/pageMessages';
import {collectNames, type PageName} from './pageNames';

export interface CheckComponentsOptions {
  /** The components that authors can use without an import. */
  readonly components: readonly string[];
}

/** The names that Docusaurus and JavaScript define on every page. */
const PREDEFINED_NAMES = [
  'props',
  'frontMatter',
  'contentTitle',
  'assets',
  'toc',
  'undefined',
  'null',
  'true',
  'false',
];
/** Matches the first name of a simple expression: `a` in `a`, `a.b`, `a(b)`, and `{a}`. */
const firstNameRegex =
  /^[\s{]*(?!(?:async|await|function|import|this|typeof|void)\b)([A-Za-z_$][\w$]*)(?=[.[(}]|\s*$)/;

const isTabs = (name: string, source: string | undefined) =>
  source === undefined ? name === 'Tabs' : source === '@theme/Tabs';

/** Checks what the theme's Tabs checks only when the page is rendered. */
function checkTabs(tabs: JsxElement, file: VFile): void {
  const values: string[] = [];
  for (const tab of tabs.children.filter(isJsxElement)) {
    const value = textAttribute(tab, 'value');
    if (value === undefined && mayHaveAttribute(tab, 'value')) return;
    if (value === undefined)
      addError(
        file,
        `<${tab.name}> in <Tabs> needs a value, for example <TabItem value="ts">.`,
        tab,
      );
    else if (values.includes(value))
      addError(file, `The value of <${tab.name}> must be unique; "${value}" is already used.`, tab);
    else values.push(value);
  }
  const defaultValue = textAttribute(tabs, 'defaultValue');
  if (defaultValue === undefined || values.includes(defaultValue)) return;
  if (mayHaveAttribute(tabs, 'values')) return;
  const known = values.map((value) => `"${value}"`).join(', ');
  addError(file, `No tab has the value "${defaultValue}". The values are ${known}.`, tabs);
}

/** Reports a component that neither the page nor the theme defines. */
function checkIsKnown(element: JsxElement, name: string, names: readonly string[], file: VFile) {
  const isComponent = (candidate: string) => /^[A-Z]/.test(candidate);
  if (!isComponent(name) || names.includes(name)) return;
  const known = names.filter(isComponent);
  const hint = didYouMean(name, known, {show: (nearest) => `<${nearest}>`});
  addError(
    file,
    `No component is named <${name}>.${hint} Import it, or use one of ${known.join(', ')}.`,
    element,
  );
}

/** Reports an expression that begins with an undefined name, such as `{name}`. */
function checkExpression(
  {value, position}: Extract<RootContent, {type: 'mdxTextExpression' | 'mdxFlowExpression'}>,
  names: readonly string[],
  file: VFile,
): void {
  const [, name] = firstNameRegex.exec(value) ?? [];
  if (name === undefined || names.includes(name) || name in globalThis) return;
  const message = `{${value}} uses ${name}, which this page does not define. Write \\{ for a literal brace.`;
  addError(file, message, {position});
}

/** The names that the elements of a page may have. */
interface ElementNames {
  /** Those that the page imports, defines, or exports. */
  readonly own: readonly PageName[];
  /** Those and the components that need no import. */
  readonly known: readonly string[];
}

/** Checks an element. If the page imports or defines the component, checks only its `style` and, for tabs, the values. */
function checkElement(
  element: JsxElement,
  parentType: string | undefined,
  names: ElementNames,
  file: VFile,
): void {
  // `Tabs` in <Tabs>, `Parts` in <Parts.One>, '' in a fragment.
  const [name = ''] = (element.name ?? '').split('.');
  const ownName = names.own.find((entry) => entry.name === name);
  const style = textAttribute(element, 'style');
  if (style !== undefined)
    addError(
      file,
      `style="${style}" is HTML. Write style={{color: 'red'}}, or use a class.`,
      element,
    );
  if (isTabs(name, ownName?.source)) checkTabs(element, file);
  if (ownName !== undefined) return;
  if (name === 'TabItem' && parentType === 'root')
    addError(file, 'Put <TabItem> inside <Tabs>.', element);
  if (name === 'Card' && !mayHaveAttribute(element, 'to'))
    addError(
      file,
      '<Card> needs a link, for example <Card title="Quickstart" to="/quickstart">.',
      element,
    );
  checkIsKnown(element, name, names.known, file);
}

/**
 * The remark step. It adds each problem to the messages of the page, as an error with its place. It reads the components
 * in the tree and, with `collectNames`, what the page imports and exports. `createPageChecks` (../index.ts) returns it among its
 * `checkSteps`, and docusaurus.markdown.ts lists those first.
 */
export const checkComponents: Plugin<[CheckComponentsOptions], Root> =
  ({components}) =>
  (tree, file) => {
    const own = collectNames(tree);
    const ownNames = own.map(({name}) => name);
    const elementNames = {own, known: [...components, ...ownNames]};
    const definedNames = [...PREDEFINED_NAMES, ...ownNames];
    visit(tree, (node, _index, parent) => {
      if (isJsxElement(node)) checkElement(node, parent?.type, elementNames, file);
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
        checkExpression(node, definedNames, file);
    });
  };
