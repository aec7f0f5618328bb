import {z, type ZodTypeAny} from 'zod';

/** A list of a million wrong items is refused after this many: each problem costs more than an item. */
const MAX_WRONG_ITEMS = 100;

/** A list whose items are checked until enough of them are wrong. */
export function listOf<Item extends ZodTypeAny>(item: Item) {
  return z.array(z.unknown()).transform((values, context): z.output<Item>[] => {
    const items: z.output<Item>[] = [];
    let wrong = 0;
    for (const [index, value] of values.entries()) {
      const result = item.safeParse(value);
      if (result.success) {
        items.push(result.data as z.output<Item>);
        continue;
      }
      for (const issue of result.error.issues) {
        context.addIssue({...issue, path: [index, ...issue.path]});
      }
      wrong += 1;
      if (wrong === MAX_WRONG_ITEMS) break;
    }
    return items;
  });
}
