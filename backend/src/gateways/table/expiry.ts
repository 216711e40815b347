import type { Json } from '@guiche/gateway-kit';
import { SAMPLE_CHARGE } from '../rehearsal/samples.js';

/** How long a code may be paid. */
export interface CodeExpiry {
  readonly span: string;
  /** The value we send; undefined where the provider receives none. */
  readonly sent: string | undefined;
}

const NAMES = /expir|due_?date|due_at|payday|deadline\.value|qrtime/i;
const DAY = 86_400;

/** Read from the request; if it contains no expiry, from the result. */
export function expiryIn(body: Json, outcome: object): CodeExpiry | undefined {
  const fields = leaves(body).filter(([way]) => NAMES.test(way));
  // A duration is more precise than the day on which it ends.
  const [way, value] = fields.find(([, one]) => isLength(one)) ?? fields[0] ?? [];
  if (way !== undefined && isLength(value))
    return { span: inWords(Number(value) * unitOf(way)), sent: `${way}: ${JSON.stringify(value)}` };
  if (way !== undefined && typeof value === 'string')
    return { span: inWords(daysUntil(value) * DAY), sent: `${way}: a date` };
  const expiresAt = 'expiresAt' in outcome ? outcome.expiresAt : undefined;
  if (!(expiresAt instanceof Date)) return undefined;
  const seconds = (expiresAt.getTime() - SAMPLE_CHARGE.createdAt.getTime()) / 1000;
  return { span: inWords(Math.round(seconds)), sent: undefined };
}

/** Zero is no duration: the day on which it ends is more precise. */
const isLength = (value: Json): boolean => /^[1-9]\d*$/.test(String(value));

/** In seconds; the unit of a field that names none. */
function unitOf(way: string): number {
  if (/days?$|deadline/i.test(way)) return DAY;
  return /minutes?$/i.test(way) ? 60 : 1;
}

/** Calendar days in São Paulo, where due dates are counted. */
function daysUntil(date: string): number {
  const day = (instant: Date): number =>
    Date.parse(instant.toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }));
  const end = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : day(new Date(date));
  return Math.round((end - day(SAMPLE_CHARGE.createdAt)) / (DAY * 1000));
}

function inWords(seconds: number): string {
  const units: readonly [number, string][] = [
    [365 * DAY, 'year'],
    [DAY, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ];
  const [length, unit] = units.find(([one]) => seconds >= one && seconds % one === 0) ?? [1, 'second'];
  const count = seconds / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const leaves = (value: Json, way = ''): (readonly [string, Json])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => leaves(part as Json, way ? `${way}.${name}` : name))
    : [[way, value]];
