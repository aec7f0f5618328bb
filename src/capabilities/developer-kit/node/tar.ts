/** Writes a tar archive: enough of the ustar format for plain files with short names. */
import {gzipSync} from 'node:zlib';

export interface ArchiveFile {
  /** Path inside the archive, with forward slashes. */
  readonly name: string;
  readonly text: string;
}

const BLOCK = 512;
const NAME_LIMIT = 100;
/** The same archive from the same files on any day: the date is that of the documented release. */
const MODIFIED_S = Date.UTC(2025, 5, 14) / 1000;

/** Offset and length of the fields that are written; the others stay zero. */
const FIELDS = {
  name: [0, NAME_LIMIT],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;

/** A number as tar has it: octal digits, filled with zeros, and a closing zero byte. */
const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`;

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const put = (field: keyof typeof FIELDS, text: string) => block.write(text, FIELDS[field][0]);
  put('name', name);
  put('mode', octal(0o644, 8));
  put('owner', octal(0, 8));
  put('group', octal(0, 8));
  put('size', octal(size, 12));
  put('modified', octal(MODIFIED_S, 12));
  put('type', '0');
  put('magic', 'ustar\u000000');
  // The sum is taken with its own field full of spaces.
  put('checksum', ' '.repeat(8));
  const sum = block.reduce((total, byte) => total + byte, 0);
  put('checksum', `${octal(sum, 7)} `);
  return block;
}

/** A gzipped tar archive. @throws for a name that the format cannot hold */
export function tarGz(files: readonly ArchiveFile[]): Buffer {
  const blocks = files.flatMap(({name, text}) => {
    if (Buffer.byteLength(name) >= NAME_LIMIT) {
      throw new Error(
        `The archive cannot hold "${name}": its name has ${Buffer.byteLength(name)} bytes, at most ${NAME_LIMIT - 1} fit. Shorten it.`,
      );
    }
    const content = Buffer.from(text);
    const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
    return [header(name, content.length), content, padding];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), {level: 9});
}
