import { saoPauloDate } from '@guiche/brazil';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A boleto is good until the end of its last day in Brazil. */
export const endOfDayAfter = (createdAt: Date, days: number): Date =>
  new Date(`${saoPauloDate(new Date(createdAt.getTime() + days * DAY_MS))}T23:59:59-03:00`);
