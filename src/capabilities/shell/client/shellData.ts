/** Data of the shell. Not read through Docusaurus' context: the outermost crash page is rendered outside every provider. */
import data from '@generated/site-shell/default/data.json';
import type {ShellData} from '../shared/shellData';

export const shellData: ShellData = data;
