/**
 * Placeholders for summaries in built pages. A page is rendered before the summaries can be made from all pages, so
 * `<LlmSummary>` renders placeholders, which are replaced in the HTML file after the build. In the browser,
 * `useFilledSummary` fills those that are still empty.
 */

/** A part of a summary that a page shows. */
export type SummaryPart = 'tokens' | 'commit' | 'text';

/** Returns the name of a placeholder: `llm-summary-6k.txt#text`. The element around it has this name as `data-summary`. */
export const placeholderName = (file: string, part: SummaryPart): string => `${file}#${part}`;

/** Returns the HTML of a placeholder. Browsers show nothing for a `<template>`. */
export const placeholderHtml = (name: string): string =>
  `<template data-placeholder="${name}"></template>`;

/** Matches the names of files that `placeholderRegex` finds. `summariesPlugin` refuses others. */
export const fileNameRegex = /^[\w.-]+$/;

/** Matches the HTML of a placeholder. The minifier removes the quotes: `<template data-placeholder=a.txt#text></template>`. */
export const placeholderRegex = /<template data-placeholder="?([\w.#-]+)"?><\/template>/g;
