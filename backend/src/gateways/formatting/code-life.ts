import { saoPauloDate } from '@guiche/brazil';
import type { ChargeIntent } from '@guiche/gateway-kit';

/**
 * How long a code can be paid: as the offer that was bought says, else what payments.md §9 says of the provider. A provider that
 * counts days only never ends a code earlier than the offer says.
 */
type Life = Pick<ChargeIntent, 'pixExpiresMinutes' | 'billetDays'>;
type DatedLife = Life & Pick<ChargeIntent, 'createdAt'>;

const MINUTE_SECONDS = 60;
const DAY_MINUTES = 24 * 60;
export const DAY_SECONDS = DAY_MINUTES * MINUTE_SECONDS;

export const pixSeconds = ({ pixExpiresMinutes }: Life, usual: number): number =>
  pixExpiresMinutes === undefined ? usual : pixExpiresMinutes * MINUTE_SECONDS;

/** Whole days, begun ones included. */
export const pixDays = ({ pixExpiresMinutes }: Life, usual: number): number =>
  pixExpiresMinutes === undefined ? usual : Math.ceil(pixExpiresMinutes / DAY_MINUTES);

export const pixEnd = (intent: DatedLife, usualSeconds: number): Date =>
  new Date(intent.createdAt.getTime() + pixSeconds(intent, usualSeconds) * 1000);

/** The day on which a code ends, in Brazil: one that can be paid until the end of its due date lives a little longer. */
export const pixDueDay = (intent: DatedLife, usualDays: number): string =>
  saoPauloDate(pixEnd(intent, usualDays * DAY_SECONDS));

export const billetDays = ({ billetDays: days }: Life, usual: number): number => days ?? usual;
