import { saoPauloDate } from '@guiche/brazil';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same time, the given number of days later. */
export const daysAfter = (createdAt: Date, days: number): Date =>
  new Date(createdAt.getTime() + days * DAY_MS);

/** The due date of a charge, the given number of days ahead, counted in Brazil. */
export const dueDay = (createdAt: Date, days: number): string => saoPauloDate(daysAfter(createdAt, days));

/** A boleto is valid until the end of its last day in Brazil. */
export const endOfDayAfter = (createdAt: Date, days: number): Date =>
  new Date(`${dueDay(createdAt, days)}T23:59:59-03:00`);
