/** Bounds the lines of a stream. */
import {Transform, type TransformCallback} from 'node:stream';

const NEWLINE = 10;

/** Passes on complete lines, each in one piece. Leaves out longer ones, without keeping them in memory. */
export class LineLimit extends Transform {
  private pieces: Buffer[] = [];
  private length = 0;

  /**
   * @param most the longest line, in bytes
   * @param onLongLine is called for each longer line when it ends
   */
  constructor(
    private readonly most: number,
    private readonly onLongLine: () => void,
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
    if (this.length > this.most) this.onLongLine();
    else if (this.length > 0) this.push(Buffer.concat(this.pieces));
    this.pieces = [];
    this.length = 0;
  }
}
