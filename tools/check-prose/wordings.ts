/**
 * Local wordings: words and phrases that this repository avoids, each with the usual word. Published rules (cspell,
 * write-good, terminology) come first; this list only contains what they miss.
 */

/** One wording to avoid. */
export interface Wording {
  /** Matches the phrase in a text whose line breaks are spaces. */
  readonly pattern: RegExp;
  /** The words to write instead. */
  readonly replacement: string;
  /** A sentence that `pattern` matches, and the same sentence in plain words. */
  readonly example: readonly [wrong: string, right: string];
  /** Only look at the beginning of comments. */
  readonly commentStart?: true;
}

export const wordings: readonly Wording[] = [
  // Inverted or wordy sentences.
  {
    // "stands for" and "stands out" are fine.
    pattern: /\bst(?:ands?|ood)\b(?! (?:for|out|up|by|down)\b)(?!-)/i,
    replacement: '"is", "appears", or "is located"',
    example: ['The title stands above the article.', 'The title is above the article.'],
  },
  {
    // "tell the reader" and "tell two things apart" are fine.
    pattern: /\b(?:is|are|was|were|be|been) told\b|\b(?:tells?|told) of\b/i,
    replacement: '"reports", "is notified", or "receives"',
    example: ['The service is told of each search.', 'The service is notified of each search.'],
  },
  {
    // "hold down", "hold back", and "holds true" are fine.
    pattern: /\b(?:holds?|held|holding)\b(?! (?:back|down|off|on|up|true)\b)/i,
    replacement: '"contains", "has", or "applies"',
    example: ['The file holds one record per page.', 'The file contains one record per page.'],
  },
  {
    pattern: /\bbeside\b/i,
    replacement: '"next to", "besides", or "in addition to"',
    example: ['See the README beside this file.', 'See the README next to this file.'],
  },
  {
    pattern: /\b(?:leads?|led|leading) (?:to|nowhere)\b/i,
    replacement: '"links to", "points to", or "causes"',
    example: ['The link leads to no page.', 'The link does not point to a page.'],
  },
  {
    pattern: /\bours\b/i,
    replacement: 'the thing itself: "our loader", "this site"',
    example: ['A file of ours.', 'A file of this repository.'],
  },
  {
    // "there is no", "is no longer", and "is no more than" are fine.
    pattern:
      /(?<!\b(?:there|where) )\b(?:is|are|was|were|be) no (?!(?:longer|more|less|fewer|larger|later|earlier|older|need)\b)\w/i,
    replacement: '"is not a …"',
    example: ['The value is no UUID.', 'The value is not a UUID.'],
  },
  {
    pattern: /\b(?:of|on) (?:its|their|his|her|our|your|my) own\b/i,
    replacement: '"its own …", "a separate …", or "alone"',
    example: ['It runs in a process of its own.', 'It runs in a separate process.'],
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/i,
    replacement: '"fix"',
    example: ['How to mend the page.', 'How to fix the page.'],
  },
  {
    pattern: /\bby (?:itself|themselves)\b/i,
    replacement: '"automatically" or "alone"',
    example: ['The server restarts by itself.', 'The server restarts automatically.'],
  },
  {
    // Case-sensitive: "tests: of the code, of the site" is a list. "Of course" is fine.
    pattern:
      /(?:^|[.!?] )Of (?:an?|the|all|each|every|both|what|those|these|its|their|several|many|one|two)\b/,
    replacement: 'a sentence that begins with its subject, or "For a …"',
    example: ['Of a long text only the beginning is shown.', 'Only the first lines are shown.'],
  },
  {
    // A question such as "What does it cost?" is fine.
    pattern: /^what (?!if\b)(?:(?! @)[^?])*$/i,
    commentStart: true,
    replacement: 'a verb ("Returns …") or a noun phrase ("The files that …")',
    example: ['What the build writes.', 'The files that the build writes.'],
  },
  {
    // Only after a comma: "saves for later" is fine.
    pattern: /, save (?:for|where|when|that|in|by|types|what)\b/i,
    replacement: '"except"',
    example: ['Named exports, save where Docusaurus asks.', 'Named exports, except where needed.'],
  },
  {
    pattern:
      /, for (?!(?:what|all|those|which|whom) )(?:the |an? |its |their )?[\w-]+ (?:is|are|has|have|was|were|would|cannot|does|do)\b/i,
    replacement: '"because"',
    example: ['They stay, for records are numbered by them.', 'They stay because of the numbers.'],
  },
  {
    // "leaves other shapes alone" is fine.
    pattern:
      /(?<!\bleaves? [^.]{0,60})\b(?:in|of|for|to) (?:the |an? |its |our )?[\w-]+(?: [\w-]+)?(?<! and| or| not| it| them| color) alone\b/i,
    replacement: '"only"',
    example: ['In the dev server alone.', 'Only in the dev server.'],
  },
  {
    pattern: /\b(?:hears?|heard|speaks?) of\b/i,
    replacement: '"receives", "is notified of", or "mentions"',
    example: ['The modal hears of a failure.', 'The modal is notified of a failure.'],
  },
  {
    pattern:
      /\b(?:id|name|slug|address|route|key|which|that) (?:is|are) (?:already )?taken\b(?! (?:for|from|by|into|over|out|up|as|off|next|to)\b)/i,
    replacement: '"must be unique; "X" is already used"',
    example: ['The slug is taken.', 'The slug must be unique.'],
  },
  {
    pattern:
      /\b(?:is|are|be|was|were) taken (?:for|to be|to have)\b|\btakes? (?:it|them|that|this) for\b/i,
    replacement: '"is treated as" or "counts as"',
    example: ['A silent host is taken for offline.', 'A silent host counts as offline.'],
  },
  {
    pattern: /\bin vain\b/i,
    replacement: '"without effect" or "unused"',
    example: ['Declared in vain.', 'Declared but unused.'],
  },
  {
    pattern: /\bfor ever\b/i,
    replacement: '"forever" or "indefinitely"',
    example: ['It waits for ever.', 'It waits indefinitely.'],
  },
  {
    pattern: /\banew\b/i,
    replacement: '"again"',
    example: ['It is read anew.', 'It is read again.'],
  },
  {
    pattern: /\bby heart\b/i,
    replacement: 'the plain fact',
    example: ['Tests know routes by heart.', 'Tests list every route.'],
  },
  {
    pattern: /\b(?:foot|head) of (?:the|an?|each|every|its) page\b/i,
    replacement: '"the bottom of the page" or "the top of the page"',
    example: ['At the foot of each page.', 'At the bottom of each page.'],
  },
  {
    pattern:
      /\b(?:whence|hence|thereof|therein|wherein|whereby|herein|upon|lest|whilst|amongst|unto)\b/i,
    replacement: 'the modern word: "so", "in it", "when", "on"',
    example: ['Hence the escape.', 'This is why there is an escape.'],
  },

  // Private vocabulary: one word for one thing.
  {
    pattern: /\bhouse\b/i,
    replacement: '"repository"',
    example: ['Rules of the house.', 'Rules of the repository.'],
  },
  {
    pattern: /\bwalls?\b/i,
    replacement: '"import rules"',
    example: ['Lint keeps the walls.', 'Lint checks the import rules.'],
  },
  // "there is room for" is fine.
  {
    pattern: /\b(?:each|every|this|one|own|other|of|an?) rooms?\b(?! for\b)/i,
    replacement: '"folder" or "capability"',
    example: ['Each room has a README.', 'Each folder has a README.'],
  },
  {
    pattern: /\btwins?\b/i,
    replacement: '"Markdown copy"',
    example: ['The Markdown twin of a page.', 'The Markdown copy of a page.'],
  },
  {
    pattern: /\bholes?\b/i,
    replacement: '"placeholder"',
    example: ['It fills the holes.', 'It fills the placeholders.'],
  },
  {
    pattern: /\bledgers?\b/i,
    replacement: '"published-URL list"',
    example: ['Add it to the ledger.', 'Add it to the published-URL list.'],
  },
  {
    pattern: /\b(?:stand-?ins?|test doubles?)\b|\bstands? in for\b/i,
    replacement: '"mock" or "replaces"',
    example: ['A stand-in for the service.', 'A mock of the service.'],
  },
  // The evidence of an attestation report is fine.
  {
    pattern: /\bpage(?:'s|s)? evidence\b|\bevidence (?:of|for|that) (?:an?|the|each|every) page\b/i,
    replacement: '"review record"',
    example: ['The evidence of a page.', 'The review record of a page.'],
  },
  {
    pattern: /\bnpm run confirm\b|\bconfirm(?:s|ed|ing)? (?:an?|the|each|every) pages?\b/i,
    replacement: '"mark as reviewed"',
    example: ['Confirm a page.', 'Mark a page as reviewed.'],
  },
  {
    pattern: /\bretell(?:s|ing)?\b|\bretold\b/i,
    replacement: '"report"',
    example: ['It retells the error.', 'It reports the error.'],
  },
  {
    pattern: /(?<!\bdeveloper[ -])(?<!\btool)\bkit\b/i,
    replacement: '"developer kit"',
    example: ['What the kit contains.', 'The developer kit contains a sandbox.'],
  },
  {
    // A reader's refusal of cookies and the refusal of a language model are fine.
    pattern:
      /\b(?:body|text|status|words) of (?:an?|the|each) refusals?\b|\brefusals? (?:by|of|from) the (?:database|server|node|API)\b|\brefusals' \w+/i,
    replacement: '"error response" or "rejection"',
    example: ['The text of a refusal.', 'The text of an error response.'],
  },
  {
    pattern:
      /\banswers? (?:with )?(?:\d{3}\b|the status)|\b(?:body|status|headers?|type) of (?:the|an|its|each|every) answers?\b|\banswer's (?:body|status|headers?|type)\b/i,
    replacement: '"responds with …", "response body", "response status"',
    example: ['The status of the answer.', 'The response status.'],
  },
  {
    pattern: /\bto look at again\b|\blooked at since\b/i,
    replacement: '"pages whose sources changed since their last review"',
    example: ['Pages to look at again.', 'Pages whose sources changed.'],
  },
];
