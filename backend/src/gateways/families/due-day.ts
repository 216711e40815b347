import { saoPauloDate } from '@guiche/brazil';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on which a charge is due, so many days ahead, as they are counted in Brazil. */
export const dayAfter = (createdAt: Date, days: number): string =>
  saoPauloDate(new Date(createdAt.getTime() + days * DAY_MS));

/** A boleto is good until the end of its last day in Brazil. */
export const endOfDayAfter = (createdAt: Date, days: number): Date =>
  new Date(`${dayAfter(createdAt, days)}T23:59:59-03:00`);
