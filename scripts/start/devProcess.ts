/** The `docusaurus start` process: started, restarted when the configuration changed, ended with us. */
import {spawn, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';

export interface DevProcessOptions {
  readonly port: number;
  readonly host: string;
  readonly env: NodeJS.ProcessEnv;
}

const BIN = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

export class DevProcess {
  private child: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();
  private replacing = false;
  private listener: (code: number) => void = () => {};

  constructor(private readonly options: DevProcessOptions) {}

  /** Called when the process ends by itself, with its code. */
  onExit(listener: (code: number) => void): void {
    this.listener = listener;
  }

  start({open}: {readonly open: boolean}): void {
    const {port, host, env} = this.options;
    const args = [
      BIN,
      'start',
      '--port',
      String(port),
      '--host',
      host,
      ...(open ? [] : ['--no-open']),
    ];
    const child = spawn(process.execPath, args, {stdio: 'inherit', env});
    this.child = child;
    this.exited = new Promise((resolve) => {
      child.once('exit', (code) => {
        resolve();
        if (!this.replacing) this.listener(code ?? 0);
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
    this.start({open: false});
  }
}
