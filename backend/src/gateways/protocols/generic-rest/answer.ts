import {
  readCents,
  readReais,
  statusTable,
  type NativeBody,
  type QueryOutcome,
  type StatusReader,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { currencyOf } from '../../formatting/reported-amounts.js';
import type { GenericRestOptions } from './options.js';
import { optionalInstantAt, optionalTextAt, placeOf, textAt } from './places.js';

/** Reads what a provider reports about a charge, by the field names in its options. */
export class ChargeReader {
  private readonly status: StatusReader;

  constructor(private readonly options: GenericRestOptions) {
    const { PENDING, APPROVED, REFUNDED, CHARGEBACK, REJECTED, unlisted } = options.words;
    const reported = (charge: NativeBody) => this.reported(charge);
    this.status = statusTable(
      {
        ...all(PENDING, (charge) => ({
          kind: 'awaiting',
          ...reported(charge),
          ...this.instructions(charge),
        })),
        ...all(APPROVED, (charge) => ({ kind: 'settled', ...reported(charge), ...this.approval(charge) })),
        ...all(REFUNDED, (charge) => ({ kind: 'refunded', ...reported(charge) })),
        ...all(CHARGEBACK, (charge) => ({ kind: 'chargedBack', ...reported(charge) })),
        ...all(CHARGEBACK.filter(isOfAnyReturn), (charge) => ({
          kind: 'chargedBack',
          returned: true,
          ...reported(charge),
        })),
        ...all(REJECTED, (charge) => ({ kind: 'declined', reason: 'other', ...reported(charge) })),
      },
      { becomes: unlisted, reported },
    );
  }

  read(charge: NativeBody): QueryOutcome {
    const word = textAt(charge, this.options.answer.status);
    const outcome = this.status(word, charge);
    // An unlisted status may belong to a new charge: its code is shown anyway.
    return outcome.kind === 'awaiting' ? { ...outcome, ...this.instructions(charge) } : outcome;
  }

  private reported(charge: NativeBody) {
    const { answer } = this.options;
    const amount = this.centsAt(charge, answer.amount);
    const refundedAmount = this.centsAt(charge, answer.refundedAmount);
    return {
      reference: textAt(charge, answer.id),
      ...(amount === undefined ? {} : { amount }),
      ...currencyOf(optionalTextAt(charge, answer.currency)),
      // Zero means no return.
      ...(refundedAmount ? { refundedAmount } : {}),
    };
  }

  private centsAt(charge: NativeBody, way: string): Cents | undefined {
    const place = placeOf(charge, way);
    if (!place?.body.has(place.field)) return undefined;
    return (this.options.moneyUnit === 'cents' ? readCents : readReais)(place.body, place.field);
  }

  private instructions(charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> {
    const { answer } = this.options;
    const copyPaste = optionalTextAt(charge, answer.pixCode);
    const qrImage = optionalTextAt(charge, answer.pixImage);
    const digitableLine = optionalTextAt(charge, answer.billetLine);
    const url = optionalTextAt(charge, answer.billetUrl);
    const expiresAt = optionalInstantAt(charge, answer.pixExpiresAt);
    return {
      ...(copyPaste ? { pix: { copyPaste, ...(qrImage ? { qrImage } : {}) } } : {}),
      ...(digitableLine || url
        ? { billet: { ...(digitableLine ? { digitableLine } : {}), ...(url ? { url } : {}) } }
        : {}),
      ...(expiresAt ? { expiresAt } : {}),
    };
  }

  private approval(charge: NativeBody): { approvedAt?: Date } {
    const approvedAt = optionalInstantAt(charge, this.options.answer.paidAt);
    return approvedAt ? { approvedAt } : {};
  }
}

const all = (
  words: readonly string[],
  read: (charge: NativeBody) => QueryOutcome,
): Record<string, (charge: NativeBody) => QueryOutcome> =>
  Object.fromEntries(words.map((word) => [word, read]));

/** Used for any return, requested or not: the specification may read a provider's status as a chargeback. */
const isOfAnyReturn = (word: string): boolean =>
  ['refunded', 'canceled', 'cancelled', 'reversed'].includes(word.toLowerCase());
