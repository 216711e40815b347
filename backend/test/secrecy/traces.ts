/** A text that must not be found, and how it may be spelt where it leaks. */
export interface Secret {
  readonly name: string;
  readonly value: string;
  /** Found only between separators: a few digits are part of many values. */
  readonly alone?: boolean;
}

/** The names of the secrets that a text holds, in any of the spellings in which they leak. */
export function tracesIn(text: string, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ value, alone }) =>
      alone ? standsAlone(text, value) : spellings(value).some((spelling) => text.includes(spelling)),
    )
    .map(({ name }) => name);
}

/** As it is, in groups of four, as bytes in hexadecimal, and within base64 wherever its first byte falls. */
function spellings(value: string): string[] {
  const groups = value.match(/.{1,4}/g) ?? [];
  return [
    value,
    groups.join(' '),
    groups.join('-'),
    Buffer.from(value).toString('hex'),
    ...[0, 1, 2].map((offset) => withinBase64(value, offset)),
  ];
}

/** The letters whose encoding does not depend on their neighbours. */
function withinBase64(value: string, offset: number): string {
  const bytes = offset + Buffer.byteLength(value);
  const encoded = Buffer.from('\0'.repeat(offset) + value).toString('base64url');
  return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor((bytes * 8) / 6));
}

const standsAlone = (text: string, value: string): boolean =>
  new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`).test(text);
