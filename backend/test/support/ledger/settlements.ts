import { cents } from '@guiche/money';
import type { Move } from '../../../src/modules/ledger/domain/move.js';
import { settlementMove } from '../../../src/modules/settlements/settlement-move.js';
import { GATEWAY } from './sales.js';

const AT = new Date('2026-04-01T12:00:00Z');

interface SettledSale {
  readonly paymentId: string;
  readonly paid: number;
  readonly returned: number;
  /** What the provider takes for the sale. */
  readonly cost: number;
}

interface SettledLine {
  /** Below zero: the provider takes back what went back to the buyer. */
  readonly gross: number;
  readonly fee: number;
  readonly move: Move;
  /** The same with a cent of cost too much. */
  readonly tooDear: Move;
}

/** What the statements of a provider say about one sale so far. */
export class Settlements {
  /** What was paid for the sale without what was taken back. */
  net = 0;
  fees = 0;
  private lines = 0;

  /** The next line of a statement. Undefined: nothing is to be settled. @param at chooses among those that are right */
  next(sale: SettledSale, at: number): SettledLine | undefined {
    const owed = sale.paid - sale.returned - this.net;
    const isFirst = this.lines === 0;
    // Some providers pay the whole sale and take a return back later; others pay what is left of it.
    const gross = isFirst && at % 2 === 0 ? sale.paid : owed;
    if (gross === 0) return undefined;
    const fee = gross > 0 ? sale.cost - this.fees : 0;
    const of = { paymentId: sale.paymentId, installments: 1 };
    const line = (id: string, cost: number): Move =>
      settlementMove(
        { id, gatewayAccountId: GATEWAY, currency: 'BRL', gross: cents(gross), fee: cents(cost) },
        of,
        { occurredAt: AT },
        () => undefined,
      );
    const id = `line ${this.lines + 1}`;
    return { gross, fee, move: line(id, fee), tooDear: line(`${id} too dear`, fee + 1) };
  }

  booked({ gross, fee }: Pick<SettledLine, 'gross' | 'fee'>): void {
    this.lines += 1;
    this.net += gross;
    this.fees += fee;
  }
}
