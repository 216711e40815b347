import { cents, fromReais, toReaisString, type Cents } from '@guiche/money';
import { UnreadableBody, type NativeBody } from './native-body.js';

/** How a provider writes money (payments.md §9). */
export type MoneyUnit = 'cents' | 'reaisNumber' | 'reaisString';

/** 29 becomes the JSON number 0.29. Converted through text, so no division rounds. */
export const toReaisNumber = (amount: Cents): number => Number(toReaisString(amount));

export { toReaisString };

/** Reads a whole number of cents; throws {@link UnreadableBody} for anything else. */
export function readCents(body: NativeBody, field: string): Cents {
  return readable(field, () => {
    const value = body.amount(field);
    if (!/^-?\d+$/.test(String(value))) throw new RangeError(`not whole cents: ${value}`);
    return cents(Number(value));
  });
}

/** Reads reais as a number or a text: both occur at the same provider (ONZ webhooks). */
export function readReais(body: NativeBody, field: string): Cents {
  return readable(field, () => fromReais(body.amount(field)));
}

function readable(field: string, read: () => Cents): Cents {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableBody(`${field}: ${error.message}`);
    throw error;
  }
}
