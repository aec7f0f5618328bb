/** Checks the lines of a stream of JSON. */
import {Transform, type TransformCallback} from 'node:stream';

const NEWLINE = 10;

export type LineProblem = 'too long' | 'not JSON';

/** Passes on lines of JSON. Leaves out other lines, and longer ones without keeping them in memory. */
export class LineLimit extends Transform {
  private pieces: Buffer[] = [];
  private length = 0;

  /**
   * @param most the longest line, in bytes
   * @param onProblem is called for each line that is left out, when it ends
   */
  constructor(
    private readonly most: number,
    private readonly onProblem: (problem: LineProblem) => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
      this.add(rest.subarray(0, end + 1));
      this.endLine();
      rest = rest.subarray(end + 1);
    }
    this.add(rest);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.endLine();
    done();
  }

  private add(piece: Buffer): void {
    this.length += piece.length;
    if (this.length > this.most) this.pieces = [];
    else if (piece.length > 0) this.pieces.push(piece);
  }

  private endLine(): void {
    const line = Buffer.concat(this.pieces);
    if (this.length > this.most) this.onProblem('too long');
    else if (this.length > 0 && !isJson(line)) this.onProblem('not JSON');
    else this.push(line);
    this.pieces = [];
    this.length = 0;
  }
}

function isJson(line: Buffer): boolean {
  try {
    JSON.parse(line.toString());
    return true;
  } catch {
    return false;
  }
}
