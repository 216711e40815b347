import { ZERO_CENTS, cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../../runtime/context/index.js';
import { amountOfItems, type Division } from '../../ledger/index.js';
import type { LockedAttempt } from '../store/locked-attempts.js';
import { ReturnedItems } from '../store/returned-items.js';

/** Less than what is left: items of the order, or an amount. The refund of an amount may have an id of the caller's: repeated, it is the same one. */
export type PartToRefund =
  | { readonly itemIds: readonly string[] }
  | { readonly amount: Cents; readonly refundId?: string | undefined };

/** Why a part cannot be given back. Nothing was written or sent. */
export type PartRefused =
  /** Its provider returns whole charges only. */
  | 'partNotOffered'
  /** An item is no item of the order, or went back already. */
  | 'noSuchItem'
  /** It is more than what is left, or nothing. */
  | 'amountNotLeft'
  /** Another part, or the whole, is being given back. */
  | 'otherUnderWay';

/** What goes back. */
export interface Wanted {
  readonly amount: Cents;
  /** Less than what is left. */
  readonly isPart: boolean;
  /** Null: the whole, or only an amount. */
  readonly itemIds: readonly string[] | null;
}

/** Finds out what a refund is for, on the locked payment. */
@Injectable()
export class WantedRefund {
  constructor(private readonly returnedItems: ReturnedItems) {}

  /** What is to go back, of what is left. Whoever asks for the last of it asks for the whole, shipping and interest too. */
  async of(
    ctx: TenantContext,
    tx: EntityManager,
    { orderId, standing, division: stored }: LockedAttempt,
    part: PartToRefund | undefined,
  ): Promise<Wanted | PartRefused | 'refunded'> {
    const left = cents(standing.amount - standing.refundedAmount);
    const whole = { amount: left, isPart: false, itemIds: null };
    if (!part) return whole;
    if ('amount' in part) {
      if (part.amount <= 0 || part.amount > left) return 'amountNotLeft';
      return part.amount === left ? whole : { amount: part.amount, isPart: true, itemIds: null };
    }
    // Only the ledger reads its content.
    const division = stored as Division;
    const returned = await this.returnedItems.of(ctx, tx, orderId);
    const rest = division.items.map(({ itemId }) => itemId).filter((id) => !returned.has(id));
    const itemIds = [...new Set(part.itemIds)].sort();
    if (itemIds.length > 0 && itemIds.every((id) => returned.has(id))) return 'refunded';
    if (itemIds.length === 0 || itemIds.some((id) => !rest.includes(id))) return 'noSuchItem';
    const amount = amountOfItems(division, itemIds);
    if (itemIds.length === rest.length || amount >= left) return whole;
    return amount === ZERO_CENTS ? 'amountNotLeft' : { amount, isPart: true, itemIds };
  }
}
