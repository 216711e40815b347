import { isPerson, seller, type Account } from '../../../src/modules/ledger/domain/account.js';
import { divideSale, type Division, type SaleTerms } from '../../../src/modules/ledger/domain/division.js';
import type { SaleState } from './pure-books.js';
import { Settlements } from './settlements.js';

/** A sale while a history goes on. */
export class PlayedSale implements SaleState {
  readonly division: Division;
  readonly paid: number;
  returned = 0;
  /** In parts, before all of it went back. */
  inParts = 0;
  isCharged = false;
  readonly itemsBack: string[] = [];
  readonly settlements = new Settlements();

  constructor(
    readonly name: string,
    readonly paymentId: string,
    terms: SaleTerms,
  ) {
    this.division = divideSale(terms);
    this.paid = terms.installments?.charged ?? this.division.gross;
  }

  get settled(): number {
    return this.settlements.net;
  }

  get cashed(): number {
    return this.settlements.net - this.settlements.fees;
  }

  get cost(): number {
    return this.division.gatewayCost + (this.division.financing?.gatewayCost ?? 0);
  }

  /** Everybody who earns with it. */
  people(): Account[] {
    const { shares, managers } = this.division;
    return [
      ...shares.map(({ sellerId }) => seller(sellerId, 'pending')),
      ...managers.map(({ managerId }): Account => ({
        owner: 'manager',
        ownerId: managerId,
        bucket: 'pending',
      })),
    ].filter(isPerson);
  }
}
