/** Diagrams drawn before the build, and served as pictures (see README.md beside this file). */
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {drawingsDir, fileOf, MODES, nameOf, sizeOf} from './node/record';
import {allDiagrams} from './node/find';

export {diagramStep, type DrawingProps} from './node/step';

export interface DiagramsOptions {
  readonly variables: Readonly<Record<string, string>>;
  /** One of the site's staticDirectories. */
  readonly staticDir: string;
}

/** Puts the drawings that pages show into `staticDir`/diagrams; those of another product stay out. */
export function diagramsPlugin({variables, staticDir}: DiagramsOptions): PluginModule {
  return ({siteDir}): Plugin => ({
    name: 'site-diagrams',
    getThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      const target = path.join(siteDir, staticDir, 'diagrams');
      rmSync(target, {recursive: true, force: true});
      mkdirSync(target, {recursive: true});
      for (const source of allDiagrams(siteDir, variables)) {
        if (sizeOf(source) === undefined) continue;
        for (const mode of MODES) {
          const file = fileOf(nameOf(source), mode);
          cpSync(path.join(drawingsDir, file), path.join(target, file));
        }
      }
    },
  });
}
