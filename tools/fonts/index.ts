/** Writes the small fonts that every page preloads (see README.md). */
import {writeFileSync} from 'node:fs';
import {runCommand} from '../lib/command';
import {smallFonts} from './smallFonts';

void runCommand(__dirname, {}, async () => {
  for (const [file, font] of await smallFonts()) {
    writeFileSync(file, font);
    console.log(`${file}: ${(font.length / 1024).toFixed(1)} KB`);
  }
});
