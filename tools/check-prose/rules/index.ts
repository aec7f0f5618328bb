import type {Rule} from '../types';
import {componentNames} from './componentNames';
import {drawings} from './drawings';
import {frontMatter} from './frontMatter';
import {glossaryTerms} from './glossaryTerms';
import {unique} from './unique';

/** Our own rules, one file each; spelling and Markdown habits have tools of their own. */
export const rules: readonly Rule[] = [
  frontMatter,
  unique,
  drawings,
  componentNames,
  glossaryTerms,
];
