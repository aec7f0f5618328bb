/** Makes a text that matches a regular expression. */
import {RegExpParser, type AST} from '@eslint-community/regexpp';

/** The first character of these sets that a sample has. */
const SETS = {digit: '1', word: 'a', space: ' '} as const;
const NEGATED_SETS = {digit: 'a', word: '-', space: 'a'} as const;
/** Characters to try for a class such as `[^"]`, and for properties such as `\p{Lu}`. */
const CANDIDATES = ['a', 'A', '0', '-', '_', '.', ' ', '/', 'é', '中', '!', '+'];

/** A part of the pattern that has no simple text, such as a lookahead. */
class Unsupported extends Error {}

function characterOf(element: AST.CharacterClassElement): string {
  switch (element.type) {
    case 'Character':
      return element.raw.length > 1 ? String.fromCodePoint(element.value) : element.raw;
    case 'CharacterClassRange':
      // `[0-9]` as `\\d`: a text of zeros is often not allowed.
      return element.raw === '0-9' ? SETS.digit : String.fromCodePoint(element.min.value);
    default:
      return textOf(element);
  }
}

/** The first candidate that a part of the pattern matches. */
function candidateFor(node: AST.Node): string {
  const regex = new RegExp(`^${node.raw}$`, 'u');
  const found = CANDIDATES.find((candidate) => regex.test(candidate));
  if (found === undefined) throw new Unsupported();
  return found;
}

function textOf(node: AST.Node): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map(textOf).join('');
    case 'Group':
    case 'CapturingGroup':
    case 'Pattern':
      return node.alternatives[0] === undefined ? '' : textOf(node.alternatives[0]);
    case 'Quantifier':
      // One is easier to read than none: `[a-z]*` is a word.
      return textOf(node.element).repeat(Math.max(node.min, Math.min(1, node.max)));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
      if (node.kind === 'any') return 'a';
      if (node.kind === 'property') return candidateFor(node);
      return (node.negate ? NEGATED_SETS : SETS)[node.kind];
    case 'CharacterClass': {
      const [first] = node.elements;
      return node.negate || first === undefined ? candidateFor(node) : characterOf(first);
    }
    case 'Assertion':
      // Start and end add nothing; a lookahead may, so the caller checks the result.
      return '';
    default:
      throw new Unsupported();
  }
}

/**
 * Returns a text for a pattern, which may still not match it: lookaheads are ignored. Returns undefined for a pattern that
 * JavaScript doesn't know, or whose text is not simple.
 *
 * @param minLength a repetition in the pattern grows until the text is this long
 */
export function patternSample(pattern: string, minLength = 0): string | undefined {
  try {
    const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, true);
    const text = textOf(parsed);
    const missing = minLength - text.length;
    if (missing <= 0) return text;
    const [alternative] = parsed.alternatives;
    const elements = alternative?.elements ?? [];
    const growing = elements.find((each) => each.type === 'Quantifier' && each.max > each.min);
    if (growing?.type !== 'Quantifier') return text;
    const unit = textOf(growing.element);
    const count = Math.ceil(missing / Math.max(1, unit.length));
    return elements
      .map((each) => textOf(each) + (each === growing ? unit.repeat(count) : ''))
      .join('');
  } catch {
    return undefined;
  }
}
