/**
 * Problems that are found while Docusaurus reads all pages for the first time. They are collected, so that a writer sees
 * all of them. Afterwards, the hooks of `markdown` throw each problem at once.
 */
export class FirstLoad {
  private problems: string[] = [];
  private hasEnded = false;

  get isOver(): boolean {
    return this.hasEnded;
  }

  add(problem: string): void {
    this.problems.push(problem);
  }

  /** Ends the first load. Returns its problems, once. */
  end(): readonly string[] {
    const {problems} = this;
    this.hasEnded = true;
    this.problems = [];
    return problems;
  }
}
