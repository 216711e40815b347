/** Puts the values into a sentence's `{places}`. Translations are whole sentences; nothing is glued from pieces. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
