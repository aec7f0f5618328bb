type Properties = Readonly<
  Record<string, {readonly description?: string; readonly [keyword: string]: unknown}>
>;

/**
 * JSON Schema of the front matter of pages. A description says how to fix a wrong value. Docusaurus checks the types
 * of keys without one.
 */
export const frontMatterSchema: {properties: Properties; [keyword: string]: unknown} = {
  type: 'object',
  required: ['title', 'description', 'slug'],
  additionalProperties: false,
  properties: {
    title: {type: 'string', pattern: '\\S', description: 'add "title: …" to the front matter'},
    description: {
      type: 'string',
      minLength: 50,
      maxLength: 160,
      description:
        'add "description: …" to the front matter: 50 to 160 characters, as for a search result',
    },
    slug: {
      type: 'string',
      // `/`, `/build/ai/ai-workflow`, `/what-is-nillion`
      pattern: '^/$|^/[\\w/.-]*[\\w-]$',
      description:
        'add "slug: /…" to the front matter: it begins with a slash and ends without one',
    },
    summary_weight: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      description: 'give a number from 0 to 100',
    },
    sidebar_label: {},
    sidebar_position: {},
    id: {},
    hide_title: {},
    hide_table_of_contents: {},
    pagination_next: {},
    pagination_prev: {},
    image: {},
    keywords: {},
    toc_max_heading_level: {},
    custom_edit_url: {},
    displayed_sidebar: {},
  },
};
