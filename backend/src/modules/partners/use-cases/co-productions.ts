import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { ContractBooks } from '../contract-books.js';
import type { ContractTerms } from '../domain/contract-terms.js';
import { PARTNER_TEXTS } from '../partner-problems.js';
import { ListedContracts, type ListedContract } from '../store/listed-contracts.js';

export interface AskedInvitation extends Proof {
  readonly productId: string;
  /** Of the co-producer, who is a seller of the platform. */
  readonly email: string;
  readonly terms: ContractTerms;
}

/**
 * Co-productions as both sides see them. They give away a part of every sale, so each step asks for the password again. A sale has
 * what holds at its instant (decision 0185).
 */
@Injectable()
export class CoProductions {
  constructor(
    private readonly contracts: ListedContracts,
    private readonly books: ContractBooks,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Those that an account gave or has, the latest 200 first. */
  list(ctx: TenantContext, { accountId }: Session): Promise<ListedContract[]> {
    return this.contracts.listed(ctx, accountId, 'CO_PRODUCTION');
  }

  /** @throws Problem notFound */
  async show(ctx: TenantContext, { accountId }: Session, id: string): Promise<ListedContract> {
    const found = await this.contracts.show(ctx, accountId, id);
    if (found?.kind !== 'CO_PRODUCTION') throw runtimeProblem('notFound');
    return found;
  }

  /**
   * @returns the id of the contract
   * @throws Problem notFound; validation (422): the proof, the e-mail, the terms; contractExists (409); sharesTooHigh (422)
   */
  async invite(
    ctx: TenantContext,
    session: Session,
    { productId, email, terms, ...proof }: AskedInvitation,
  ): Promise<string> {
    if (!(await this.contracts.ownsProduct(ctx, session.accountId, productId)))
      throw runtimeProblem('notFound');
    await this.reauthentication.demand(ctx, session, proof);
    const partnerId = await this.contracts.sellerOf(ctx, email);
    if (partnerId === undefined)
      throw runtimeProblem('validation', { errors: { email: [PARTNER_TEXTS.email] } });
    return this.transactions.run('inviteCoProducer', async (tx) => {
      const now = this.clock.now();
      const asked = { productId, producerId: session.accountId, partnerId, terms, now };
      const id = await this.books.invite(ctx, tx, asked);
      this.record(ctx, tx, { action: 'coProduction.invited', id, after: { productId, partnerId, terms } });
      return id;
    });
  }

  /** Accepts, refuses or ends. @throws Problem notFound; contractNotYours (403); contractNotNow (409); validation, sharesTooHigh (422) */
  async step(
    ctx: TenantContext,
    session: Session,
    { id, action, ...proof }: { readonly id: string; readonly action: 'accept' | 'refuse' | 'end' } & Proof,
  ): Promise<void> {
    await this.show(ctx, session, id);
    await this.reauthentication.demand(ctx, session, proof);
    const { accountId } = session;
    await this.transactions.run('decideCoProduction', async (tx) => {
      await this.books.step(ctx, tx, { id, accountId, action, now: this.clock.now() });
      this.record(ctx, tx, { action: ACTIONS[action], id });
    });
  }

  /**
   * Proposes other terms to the other side, in the place of an earlier proposal.
   * @returns the number of the version
   * @throws Problem notFound; contractNotNow (409); validation, sharesTooHigh (422)
   */
  async propose(
    ctx: TenantContext,
    session: Session,
    { id, terms, ...proof }: { readonly id: string; readonly terms: ContractTerms } & Proof,
  ): Promise<number> {
    await this.show(ctx, session, id);
    await this.reauthentication.demand(ctx, session, proof);
    const { accountId } = session;
    return this.transactions.run('proposeCoProduction', async (tx) => {
      const { number } = await this.books.change(ctx, tx, { id, accountId, terms, now: this.clock.now() });
      this.record(ctx, tx, { action: 'coProduction.proposed', id, after: { number, terms } });
      return number;
    });
  }

  /** Accepts what the other side proposed, or takes back a proposal of either side. @throws Problem as {@link step} */
  async answer(
    ctx: TenantContext,
    session: Session,
    {
      id,
      number,
      isAccepted,
      ...proof
    }: Proof & {
      readonly id: string;
      readonly number: number;
      readonly isAccepted: boolean;
    },
  ): Promise<void> {
    await this.show(ctx, session, id);
    await this.reauthentication.demand(ctx, session, proof);
    const asked = { id, number, accountId: session.accountId };
    await this.transactions.run('answerCoProduction', async (tx) => {
      const now = this.clock.now();
      if (isAccepted) await this.books.acceptChange(ctx, tx, { ...asked, now });
      else await this.books.cancelChange(ctx, tx, { ...asked, now });
      const action = isAccepted ? 'coProduction.changed' : 'coProduction.proposalCanceled';
      this.record(ctx, tx, { action, id, after: { number } });
    });
  }

  private record(
    ctx: TenantContext,
    tx: EntityManager,
    { action, id, after = {} }: { readonly action: string; readonly id: string; readonly after?: object },
  ): void {
    this.audit.record(ctx, tx, { action, subject: 'contracts', subjectId: id, after: { ...after } });
    announceCatalogChange(tx, ctx.platformId);
  }
}

const ACTIONS = {
  accept: 'coProduction.accepted',
  refuse: 'coProduction.refused',
  end: 'coProduction.ended',
} as const;
