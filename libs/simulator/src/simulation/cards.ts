import { decline, pay } from './charge-actions.js';
import type { Charge } from './charge.js';
import type { CardFate, SimulatedCard } from './charged-card.js';

/** The test cards. Every other number that is well made approves. */
const FATES: Readonly<Record<string, CardFate>> = {
  '4111111111111111': 'approves',
  '4000000000000002': 'refuses',
  '4000000000009995': 'hasNoFunds',
  '4000000000000119': 'thinksItOver',
  '4000000000000341': 'refusesLater',
  '4000000000000259': 'disputesLater',
};

/** How long a bank thinks a card over before it approves or refuses. */
export const CARD_REVIEW_MS = 500;

/** Reads a card; undefined when a bank could not take it for one. `expirationYear` has four digits. */
export function readCard(
  number: string,
  holderName: string,
  expirationMonth: number,
  expirationYear: number,
): SimulatedCard | undefined {
  const validated = /^\d{13,19}$/.test(number) && luhn(number) && holderName.trim() !== '';
  const inTime = expirationMonth >= 1 && expirationMonth <= 12 && expirationYear >= 2000;
  if (!validated || !inTime) return undefined;
  return {
    behaviour: FATES[number] ?? 'approves',
    brand: number.startsWith('4') ? 'visa' : 'mastercard',
    holderName,
    firstDigits: number.slice(0, 6),
    lastDigits: number.slice(-4),
    expirationMonth,
    expirationYear,
  };
}

/**
 * The bank's answer while the charge is created. Call it before the answer is built; the simulation reports the
 * event.
 */
export function authorise(charge: Charge, { behaviour }: SimulatedCard, now: Date): void {
  if (behaviour === 'approves' || behaviour === 'disputesLater') pay(charge, now);
  if (behaviour === 'refuses') decline(charge, now, 'CARD_REFUSED');
  if (behaviour === 'hasNoFunds') decline(charge, now, 'NO_FUNDS');
}

function luhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
