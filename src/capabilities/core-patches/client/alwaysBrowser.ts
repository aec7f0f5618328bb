/** Replaces `useIsBrowser` in the Tabs of the theme (../manifest.ts). */
export default function useIsBrowser(): boolean {
  return true;
}
