/** Diagrams drawn before the build, and served as pictures (see README.md beside this file). */
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {drawingsDir, recordFile} from './node/record';

export {diagramStep, type DrawingProps} from './node/step';

/** Puts the drawings into `staticDir`/diagrams, where `staticDir` is one of the site's staticDirectories. */
export function diagramsPlugin(staticDir: string): PluginModule {
  return ({siteDir}) => ({
    name: 'site-diagrams',
    async loadContent() {
      const target = path.join(siteDir, staticDir, 'diagrams');
      rmSync(target, {recursive: true, force: true});
      cpSync(drawingsDir, target, {recursive: true, filter: (file) => file !== recordFile});
    },
  });
}
