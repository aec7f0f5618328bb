/** Finds the identifiers in the code of a page that its texts lack. */
import type {PageItem} from '../shared/record';
import {indexTerms, tokenize} from '../shared/tokens';

/** Reduces the code of a page to identifiers that its texts lack, each once. Plain words of code say little. */
export function keepNewIdentifiers(items: readonly PageItem[]): PageItem[] {
  const texts = items.map((item) => {
    if (typeof item === 'string') return item;
    return 'code' in item ? '' : item[2];
  });
  const seen = new Set(texts.flatMap(indexTerms));
  return items.flatMap((item): PageItem[] => {
    if (typeof item === 'string' || !('code' in item)) return [item];
    const added = tokenize(item.code).filter(({whole, parts}) => {
      const isNew = !seen.has(whole) && (parts.length > 1 || /[\d$%@]/.test(whole));
      seen.add(whole);
      return isNew;
    });
    return added.length === 0 ? [] : [{code: added.map(({typed}) => typed).join(' ')}];
  });
}
