/** What a frame tells the page: it runs, its script is there, or its script could not be loaded. */
export type FrameMessage = 'ready' | 'loaded' | 'failed';

/** Whether a message of this type comes from this very frame; whatever else a third party sends is ignored. */
export function isMessageFrom(
  event: MessageEvent<unknown>,
  frame: HTMLIFrameElement | null,
  type: FrameMessage,
): boolean {
  if (frame === null || event.source !== frame.contentWindow) return false;
  const {data} = event;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}
