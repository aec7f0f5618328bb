/** Removes parts of Infima, the style sheet of the theme, that no page uses. */
import {unusedStyles} from '../manifest';

/** The parts of a PostCSS tree that are read here. */
interface Selectors {
  selectors: string[];
  readonly remove: () => void;
}
interface StyleSheet {
  readonly source?: {readonly input: {readonly file?: string}};
  readonly walkRules: (visit: (rule: Selectors) => void) => void;
  readonly walkDecls: (
    name: RegExp,
    visit: (declaration: Pick<Selectors, 'remove'>) => void,
  ) => void;
}

/**
 * Returns whether a selector has a class that neither the theme nor this site uses: `.badge--success`. The lists in
 * ../manifest.ts decide. Exported for tests.
 */
export function isUnused(selector: string): boolean {
  const classes = selector.match(/\.[\w-]+/g) ?? [];
  return classes.some(
    (name) => unusedStyles.families.test(name) && !unusedStyles.exceptions.test(name),
  );
}

/** A plugin for PostCSS, which Docusaurus runs on every style sheet. */
export const removeUnusedStyles = {
  postcssPlugin: 'remove-unused-infima',
  Once(sheet: StyleSheet): void {
    const file = sheet.source?.input.file?.replaceAll('\\', '/');
    if (file?.includes(unusedStyles.target) !== true) return;
    sheet.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !isUnused(selector));
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    });
    sheet.walkDecls(unusedStyles.properties, (declaration) => declaration.remove());
  },
};
