import {describe, expect, it} from 'vitest';
import {moveHashes} from '../node/tableHashes';

const RUNTIME =
  'o.u=e=>"assets/js/"+e+"."+({aa11:"11111111","0b-shared":"22222222",0x11113f9:"33333333","routes-0":"44444444",main1:"55555555"})[e]+".js"';
const site = (more: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      'assets/js/runtime~main.0a.js': RUNTIME,
      'assets/js/main.0a.js': 'n.e("main1"),n.e("0b-shared"),n.e("routes-0")',
      'assets/js/routes-0.44444444.js':
        'Promise.all([n.e("0b-shared"),n.e("aa11")]),n.e("17896441")',
      ...more,
    }),
  );

describe('hashes of page files', () => {
  it('go to the table that leads to the files; what others load stays', () => {
    const changed = moveHashes(site());
    expect(changed.get('assets/js/routes-0.44444444.js')).toMatch(
      /;Object\.assign\(self\.__fileHashes,\{"17896441":"33333333","aa11":"11111111"\}\);$/,
    );
    expect(changed.get('assets/js/runtime~main.0a.js')).toBe(
      'o.u=e=>"assets/js/"+e+"."+((self.__fileHashes||(self.__fileHashes={"0b-shared":"22222222","routes-0":"44444444","main1":"55555555"})))[e]+".js"',
    );
    expect(changed.has('assets/js/main.0a.js')).toBe(false);
  });

  it('of a file that two tables lead to are in both', () => {
    const changed = moveHashes(site({'assets/js/routes-1.66666666.js': 'n.e("aa11")'}));
    for (const name of ['assets/js/routes-0.44444444.js', 'assets/js/routes-1.66666666.js'])
      expect(changed.get(name)).toContain('"aa11":"11111111"');
  });

  it('are found in scripts that were not minimized', () => {
    const changed = moveHashes(
      site({
        'assets/js/runtime~main.0a.js':
          'return {\n  "aa11": "11111111",\n  "17896441": "33333333"\n}[id]',
        'assets/js/routes-0.44444444.js': '__webpack_require__.e(/*! import() | aa11 */ "aa11")',
      }),
    );
    expect(changed.get('assets/js/routes-0.44444444.js')).toContain('{"aa11":"11111111"}');
    expect(changed.get('assets/js/runtime~main.0a.js')).toContain('{"17896441":"33333333"}');
  });

  it('stay where they are on a site without tables', () => {
    const files = site();
    files.delete('assets/js/routes-0.44444444.js');
    expect(moveHashes(files).size).toBe(0);
  });

  it('a runtime without hashes is an error that says where to look', () => {
    expect(() => moveHashes(site({'assets/js/runtime~main.0a.js': 'o.u=e=>e'}))).toThrow(
      'src/capabilities/core-patches/node/tableHashes.ts',
    );
  });
});
