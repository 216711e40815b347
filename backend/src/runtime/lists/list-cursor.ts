/** Where a page of a list ends: the value that the list is sorted by, as PostgreSQL writes it, and the id of the row. */
export interface ListCursor {
  readonly value: string;
  readonly id: string;
}

export const writeCursor = ({ value, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Undefined: it was not written by {@link writeCursor}. */
export function readCursor(text: string): ListCursor | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [value, id] = parts as unknown[];
    return typeof value === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)
      ? { value, id }
      : undefined;
  } catch {
    return undefined;
  }
}
