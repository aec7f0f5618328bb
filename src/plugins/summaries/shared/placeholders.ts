/**
 * Placeholders for summaries in built pages. A page is rendered before the summaries can be made from all pages. So
 * `<LlmSummary>` renders placeholders, and `fillPlaceholders` (../node) replaces them in the HTML file after the build.
 * In the browser, `useFilledSummary` fills those that are still empty.
 */

/** A part of a summary that a page shows. */
export type SummaryPart = 'tokens' | 'commit' | 'text';

/**
 * Returns the name of a placeholder: `llm-summary-6k.txt#text`. `<LlmSummary>` writes it into the placeholder and into
 * the attribute `data-summary` of the element around it; `fillPlaceholders` looks it up.
 */
export const placeholderName = (file: string, part: SummaryPart): string => `${file}#${part}`;

/** Returns the HTML of a placeholder. Browsers show nothing for a `<template>`. `<LlmSummary>` renders it. */
export const placeholderHtml = (name: string): string =>
  `<template data-placeholder="${name}"></template>`;

/** Matches the names of files that `placeholderRegex` finds. `summariesPlugin` refuses others. */
export const fileNameRegex = /^[\w.-]+$/;

/** Matches the HTML of a placeholder. The minifier removes the quotes: `<template data-placeholder=a.txt#text></template>`. */
export const placeholderRegex = /<template data-placeholder="?([\w.#-]+)"?><\/template>/g;
