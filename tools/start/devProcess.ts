/** The `docusaurus start` process: started, restarted when the configuration changed, ended with us. */
import {spawn, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';

export interface DevExit {
  readonly code: number;
  /** It had been started anew after a change: the change may be what broke it, and the next one may mend it. */
  readonly restarted: boolean;
}

const BIN = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

export class DevProcess {
  private child: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();
  private replacing = false;

  /** @param onExit called when the process ends by itself */
  constructor(
    private readonly args: readonly string[],
    private readonly env: NodeJS.ProcessEnv,
    private readonly onExit: (exit: DevExit) => void,
  ) {}

  start(more: readonly string[], restarted = false): void {
    const args = [BIN, 'start', ...this.args, ...more];
    const child = spawn(process.execPath, args, {stdio: 'inherit', env: this.env});
    this.child = child;
    this.exited = new Promise((resolve) => {
      child.once('exit', (code) => {
        resolve();
        if (!this.replacing) this.onExit({code: code ?? 0, restarted});
      });
    });
  }

  async stop(): Promise<void> {
    this.replacing = true;
    this.child?.kill('SIGTERM');
    await this.exited;
  }

  /** Ends the process and starts it anew, once for any number of calls meanwhile. */
  async restart(): Promise<void> {
    if (this.replacing) return;
    await this.stop();
    this.replacing = false;
    this.start(['--no-open'], true);
  }
}
