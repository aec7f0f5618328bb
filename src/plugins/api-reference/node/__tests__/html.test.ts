import {remark} from 'remark';
import {describe, expect, it} from 'vitest';
import {convertHtml} from '../html';

function convertedTypes(markdown: string): string[] {
  const tree = remark().parse(markdown);
  convertHtml(tree);
  return tree.children.map(({type}) => type);
}

describe('convertHtml', () => {
  it('converts a line with an id to a line, not to a copy of a paragraph', () => {
    expect(convertedTypes('First.\n\n<hr id="0">\n\nLast.')).toEqual([
      'paragraph',
      'thematicBreak',
      'paragraph',
    ]);
  });

  it('keeps HTML with the attribute of its placeholders as HTML', () => {
    expect(convertedTypes('First.\n\n<hr data-markdown-index="0">\n\nLast.')).toEqual([
      'paragraph',
      'html',
      'paragraph',
    ]);
  });
});
