/**
 * Reduces a name to lower-case letters and digits of any alphabet, so that spellings can be compared: `secret-vault`,
 * `secretVault`, and `Secret_vault` all become `secretvault`. A name without letters and digits becomes ''.
 */
export const comparableName = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
