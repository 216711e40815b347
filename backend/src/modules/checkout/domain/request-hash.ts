import { createHash } from 'node:crypto';

/** The same for the same request whatever the order of its fields, another for any difference. */
export function requestHash(request: object): string {
  return createHash('sha256').update(JSON.stringify(request, sortedFields)).digest('base64url');
}

function sortedFields(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
