/** A page contains something that the Content-Security-Policy would block: found by the build, not by readers. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';

  /** @param file path of the page relative to the build folder */
  constructor(file: string, found: string, remedy: string) {
    super(`${file}: ${found}, which the Content-Security-Policy blocks. ${remedy}`);
  }
}
