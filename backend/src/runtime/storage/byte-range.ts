/** The first and the last byte of a part. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One part: from a byte on, between two bytes, or the last so many. Several parts in one answer are optional, and not given. */
const ONE_PART = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/** The part of an object that a header `Range` asks for. Undefined: the whole object is sent. */
export function byteRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, first, last, suffix] = ONE_PART.exec(header ?? '') ?? [];
  if (suffix !== undefined)
    return Number(suffix) > 0 ? { start: Math.max(0, bytes - Number(suffix)), end: bytes - 1 } : undefined;
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = Math.min(last ? Number(last) : bytes - 1, bytes - 1);
  return start <= end ? { start, end } : undefined;
}

/** Whether a service that reads the header itself should get it. */
export const asksForOnePart = (header: string | undefined): header is string => ONE_PART.test(header ?? '');
