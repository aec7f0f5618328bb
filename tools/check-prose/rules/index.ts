import type {Rule} from '../types';
import {bareUrls} from './bareUrls';
import {componentNames} from './componentNames';
import {drawings} from './drawings';
import {frontMatter} from './frontMatter';
import {glossaryTerms} from './glossaryTerms';
import {linkText} from './linkText';
import {unique} from './unique';

/** Our own rules, one file each; spelling and Markdown habits have tools of their own. */
export const rules: readonly Rule[] = [
  frontMatter,
  unique,
  drawings,
  bareUrls,
  linkText,
  componentNames,
  glossaryTerms,
];
