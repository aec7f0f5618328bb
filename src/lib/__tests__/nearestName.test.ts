import {describe, expect, it} from 'vitest';
import {nearestName} from '../nearestName';

describe('nearestName', () => {
  it('ignores case and picks the closest', () => {
    expect(nearestName('Prefx', ['product', 'prefix'])).toBe('prefix');
  });

  it('suggests nothing when more than a third would have to change', () => {
    expect(nearestName('Crads', ['Cards'])).toBe('Cards');
    expect(nearestName('Nope', ['Copy'])).toBeUndefined();
    expect(nearestName('a', ['b'])).toBeUndefined();
  });
});
