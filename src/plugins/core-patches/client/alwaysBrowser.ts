/**
 * Replaces `useIsBrowser` in the Tabs of the theme, by an alias in ../node/modules.ts. The theme mounts its tabs again when
 * that value changes after hydration, which loses focus and selected text. A constant value keeps them mounted.
 */
export default function useIsBrowser(): boolean {
  return true;
}
