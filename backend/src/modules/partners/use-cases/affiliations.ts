import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceAffiliationChange } from '../affiliation-snapshots.js';
import { ContractBooks } from '../contract-books.js';
import type { ContractTerms } from '../domain/contract-terms.js';
import { ListedContracts, type ListedContract } from '../store/listed-contracts.js';

/** Affiliations as the producer and the affiliate see them. A sale has what holds at its instant (decision 0185). */
@Injectable()
export class Affiliations {
  constructor(
    private readonly contracts: ListedContracts,
    private readonly books: ContractBooks,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Those that an account gave or has, the latest 200 first. */
  list(ctx: TenantContext, { accountId }: Session): Promise<ListedContract[]> {
    return this.contracts.listed(ctx, accountId, 'AFFILIATION');
  }

  /** @throws Problem notFound */
  async show(ctx: TenantContext, { accountId }: Session, id: string): Promise<ListedContract> {
    const found = await this.contracts.show(ctx, accountId, id);
    if (found?.kind !== 'AFFILIATION') throw runtimeProblem('notFound');
    return found;
  }

  /**
   * Asks to promote a product of somebody else.
   * @returns the id of the affiliation
   * @throws Problem notFound; validation (422): it is not sold, or the own; contractExists (409)
   */
  ask(ctx: TenantContext, { accountId: partnerId }: Session, productId: string): Promise<string> {
    return this.transactions.run('askForAffiliation', async (tx) => {
      const id = await this.books.ask(ctx, tx, { productId, partnerId, now: this.clock.now() });
      this.record(ctx, tx, { action: 'affiliation.requested', id, after: { productId } });
      return id;
    });
  }

  /**
   * Approves with a commission, refuses, blocks, or leaves.
   * @throws Problem notFound; contractNotYours (403); contractNotNow (409); validation (422): the commission
   */
  async step(
    ctx: TenantContext,
    session: Session,
    asked:
      | { readonly id: string; readonly action: 'approve'; readonly terms: ContractTerms }
      | { readonly id: string; readonly action: 'refuse' | 'block' | 'leave' },
  ): Promise<void> {
    const { id, action } = asked;
    await this.show(ctx, session, id);
    const { accountId } = session;
    await this.transactions.run('decideAffiliation', async (tx) => {
      await this.books.step(ctx, tx, { ...asked, accountId, now: this.clock.now() });
      const after = 'terms' in asked ? { terms: asked.terms } : {};
      this.record(ctx, tx, { action: ACTIONS[action], id, after });
    });
  }

  /**
   * Changes the commission of an affiliate, three days from now (domain.md §2.6).
   * @returns the number of the version
   * @throws Problem notFound; contractNotYours (403); contractNotNow (409); validation (422)
   */
  async change(ctx: TenantContext, session: Session, id: string, terms: ContractTerms): Promise<number> {
    await this.show(ctx, session, id);
    const { accountId } = session;
    return this.transactions.run('changeAffiliation', async (tx) => {
      const { number } = await this.books.change(ctx, tx, { id, accountId, terms, now: this.clock.now() });
      this.record(ctx, tx, { action: 'affiliation.changed', id, after: { number, terms } });
      return number;
    });
  }

  /** Cancels a change that has not begun. @throws Problem notFound; contractNotYours (403); contractNotNow (409) */
  async cancelChange(ctx: TenantContext, session: Session, id: string, number: number): Promise<void> {
    await this.show(ctx, session, id);
    const { accountId } = session;
    await this.transactions.run('cancelAffiliationChange', async (tx) => {
      await this.books.cancelChange(ctx, tx, { id, accountId, number, now: this.clock.now() });
      this.record(ctx, tx, { action: 'affiliation.changeCanceled', id, after: { number } });
    });
  }

  private record(
    ctx: TenantContext,
    tx: EntityManager,
    { action, id, after = {} }: { readonly action: string; readonly id: string; readonly after?: object },
  ): void {
    this.audit.record(ctx, tx, { action, subject: 'contracts', subjectId: id, after: { ...after } });
    announceAffiliationChange(tx, ctx.platformId);
  }
}

const ACTIONS = {
  approve: 'affiliation.approved',
  refuse: 'affiliation.refused',
  block: 'affiliation.blocked',
  leave: 'affiliation.left',
} as const;
