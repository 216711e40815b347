import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { explainDivision } from '../domain/explain-division.js';
import { explainLocked } from '../domain/explain-locked.js';
import { explainTransfers } from '../domain/explain-transfers.js';
import type { MoneyReader, MoneySentence } from '../domain/explained-money.js';
import { SalesInBooks, type SaleInBooks } from '../store/explained-sale.js';

/** The money of a sale in sentences. Amounts are cents. */
export interface ExplainedSale {
  readonly currency: string;
  /** Whether the page of the sale is the reader's: staff and its producer. */
  readonly hasSalePage: boolean;
  /** What the buyer pays; for staff the sum of the parts of `division`. */
  readonly total: number;
  /** When the fees and contracts of the division were fixed: a sale keeps those of its purchase. */
  readonly termsOf: Date;
  readonly approvedAt: Date | null;
  readonly division: readonly MoneySentence[];
  readonly transfers: readonly MoneySentence[];
  readonly locked: readonly MoneySentence[];
}

/** Explains every cent of a sale: by which rule it was divided, by which transfers it moved, and why something is locked. */
@Injectable()
export class ExplainSale {
  constructor(private readonly books: SalesInBooks) {}

  /**
   * @param sellerId who reads: a seller with a part in the sale; null for staff
   * @throws Problem notFound
   */
  async explain(ctx: TenantContext, id: string, sellerId: string | null): Promise<ExplainedSale> {
    const sale = await this.books.find(ctx, id);
    if (!sale || (sellerId !== null && !hasPart(sale, sellerId))) throw runtimeProblem('notFound');
    const { division, currency, total, orderedAt, approvedAt, transfers, locked, names } = sale;
    const reader: MoneyReader = { sellerId, nameOf: (person) => names.get(person) ?? '–' };
    return {
      ...{ currency, total, approvedAt, termsOf: orderedAt },
      hasSalePage: sellerId === null || isProducer(sale, sellerId),
      division: explainDivision(division, reader),
      transfers: explainTransfers(transfers, currency, reader),
      locked: explainLocked(locked, { currency, transfers, terms: division.terms.release }, reader),
    };
  }
}

const isProducer = ({ division }: SaleInBooks, seller: string): boolean =>
  division.shares.some(({ role, sellerId }) => role === 'producer' && sellerId === seller);

/** A seller whose part was moved to somebody else still reads the transfers. */
const hasPart = ({ division, transfers }: SaleInBooks, sellerId: string): boolean =>
  division.shares.some((share) => share.sellerId === sellerId) ||
  transfers.some(({ from, to }) => [from.ownerId, to.ownerId].includes(sellerId));
