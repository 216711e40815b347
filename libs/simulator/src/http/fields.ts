import type { FastifyRequest } from 'fastify';

export type RequestFields = Readonly<Record<string, unknown>>;

/** The value as an object of unknown fields; anything else (also a list) becomes an empty object. */
export function fields(value: unknown): RequestFields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is RequestFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a field, or undefined when it is missing, empty or no text. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The value of `:id`, or of another parameter, in the address of a request. */
export const inPath = ({ params }: FastifyRequest, name = 'id'): string => text(fields(params)[name]) ?? '';

export function isIsoDate(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
    new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
  );
}

export function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}
