/** What pages load from other sites or send to them. The hosted search (search.ts) is separate. */
import type {EmbeddedOrigins, ThirdParty} from './thirdPartyTypes';

/**
 * The origins whose pictures, frames, and media pages may embed, such as `https://img.example.org`. Browsers show no
 * others, and readers' browsers send requests to these.
 */
export const embeddedOrigins = {images: [], frames: [], media: []} satisfies EmbeddedOrigins;

/**
 * The chat-bot, analytics, tags, search insights, and the receiver of feedback. src/plugins/third-parties/README.md has
 * an entry for each of them to copy. Pages load nothing of an entry before the reader agrees or asks for it.
 */
export const thirdParties: readonly ThirdParty[] = [];
