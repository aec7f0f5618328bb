/**
 * Replaces each `{name}` in a text by its value: `{count} files` becomes `3 files`. Unknown names stay as they are. For
 * translated texts of files for programs, such as the Markdown copies and the skill.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}
