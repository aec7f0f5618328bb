/** Tokens of a text. The tokenizer is not that of the listed models: counts are plausible, not theirs. */

/** Text that looks like a special token is plain text here. */
const PLAIN_TEXT = {disallowedSpecial: new Set<string>()};

/** Longer texts are counted by their beginning, because the time to count grows faster than the text. */
const MAX_COUNTED_CHARACTERS = 20_000;

/** Loads the tokenizer; its tables are large, so the sandbox does not wait for them to start. */
export async function loadTokenizer() {
  const {decodeGenerator, encode} = await import('gpt-tokenizer/encoding/cl100k_base');
  return {
    count: (text: string) => {
      const counted = encode(text.slice(0, MAX_COUNTED_CHARACTERS), PLAIN_TEXT).length;
      return Math.ceil(counted * Math.max(1, text.length / MAX_COUNTED_CHARACTERS));
    },
    /** In pieces of about one token, none of which breaks a character. */
    split: (text: string) => [...decodeGenerator(encode(text, PLAIN_TEXT))],
  };
}

export type Tokenizer = Awaited<ReturnType<typeof loadTokenizer>>;
