import texts from './pageTexts.json';

/** Words that the generated pages say themselves, by the id under which they are translated. */
export const referenceTexts = texts;

export type ReferenceTexts = Readonly<typeof texts>;

/** Kinds of constraints, each with its word. */
export type LimitKind =
  Extract<keyof ReferenceTexts, `api.limit.${string}`> extends `api.limit.${infer Kind}`
    ? Kind
    : never;
