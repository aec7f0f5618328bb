/** The `docusaurus start` process: started, restarted when the configuration changed, ended with us. */
import {spawn, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';

export interface DevProcessOptions {
  readonly port: number;
  readonly host: string;
  readonly env: NodeJS.ProcessEnv;
}

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
  private listener: (exit: DevExit) => void = () => {};

  constructor(private readonly options: DevProcessOptions) {}

  /** Called when the process ends by itself. */
  onExit(listener: (exit: DevExit) => void): void {
    this.listener = listener;
  }

  start({open}: {readonly open: boolean}): void {
    this.spawn(open ? [] : ['--no-open'], false);
  }

  private spawn(more: readonly string[], restarted: boolean): void {
    const {port, host, env} = this.options;
    const args = [BIN, 'start', '--port', String(port), '--host', host, ...more];
    const child = spawn(process.execPath, args, {stdio: 'inherit', env});
    this.child = child;
    this.exited = new Promise((resolve) => {
      child.once('exit', (code) => {
        resolve();
        if (!this.replacing) this.listener({code: code ?? 0, restarted});
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
    this.spawn(['--no-open'], true);
  }
}
