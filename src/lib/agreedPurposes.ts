/**
 * The purposes that the reader agreed to. The consent bar (third-parties) writes them and search insights (search)
 * reads them, so neither plugin imports the other.
 */
let agreedPurposes: readonly string[] = [];

/**
 * Replaces the purposes that the reader agreed to.
 */
export function setAgreedPurposes(purposes: readonly string[]): void {
  agreedPurposes = purposes;
}

/** Returns whether the reader agreed to a purpose. Returns false until the stored answer has been read. */
export function hasAgreedTo(purpose: string): boolean {
  return agreedPurposes.includes(purpose);
}
