import { saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { days } from '../../runtime/clock/durations.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { newId } from '../../runtime/ids/index.js';
import { stateAfter, stateAt, type ContractAction, type ContractSide } from './domain/contract-states.js';
import {
  SHARES,
  endOfTerms,
  sharesExceedWhole,
  type ContractTerms,
  type DatedContract,
} from './domain/contract-terms.js';
import { PARTNER_TEXTS, partnerProblem } from './partner-problems.js';
import { Contracts, type ContractVersion, type PartnerContract } from './store/contracts.js';

/** An invitation that nobody answers lapses after so long. */
const ANSWERED_WITHIN_MS = days(30);
/** A change of a commission, or the end of a product, takes effect so long after the affiliate can see it (domain.md §2.6). */
export const NOTICE_MS = days(3);

/** A contract as one of its sides sees it, locked until the transaction ends. */
interface LockedContract {
  readonly contract: PartnerContract;
  readonly side: ContractSide;
  readonly versions: readonly ContractVersion[];
}

export interface AskedStep {
  readonly id: string;
  readonly accountId: string;
  readonly action: ContractAction;
  readonly now: Date;
  /** What an approval agrees to. */
  readonly terms?: ContractTerms;
}

/**
 * The rules of contracts, within the caller's transaction: whoever changes contracts of a product waits for the others. Versions
 * are added and never changed, so a sale can name the one that it was divided by.
 */
@Injectable()
export class ContractBooks {
  constructor(private readonly contracts: Contracts) {}

  /**
   * Invites a co-producer.
   * @throws Problem notFound: no own product; validation (422): the terms; contractExists (409); sharesTooHigh (422)
   */
  async invite(
    ctx: TenantContext,
    tx: EntityManager,
    asked: {
      readonly productId: string;
      readonly producerId: string;
      readonly partnerId: string;
      readonly terms: ContractTerms;
      readonly now: Date;
    },
  ): Promise<string> {
    const { productId, producerId, partnerId, terms, now } = asked;
    refuseEmpty(terms, now);
    await this.contracts.lock(ctx, tx, productId);
    const product = await this.contracts.productOf(ctx, tx, productId);
    if (product?.producerId !== producerId) throw runtimeProblem('notFound');
    if (partnerId === producerId)
      throw runtimeProblem('validation', { errors: { email: [PARTNER_TEXTS.email] } });
    await this.refuseSecond(ctx, tx, { productId, partnerId, now });
    const id = newId(now);
    const added = { contractId: id, partnerId, number: 1, fromMs: now.getTime(), terms };
    await this.refuseTooMuch(ctx, tx, { productId, added, now });
    const endsAt = new Date(now.getTime() + ANSWERED_WITHIN_MS);
    const state = 'INVITED' as const;
    await this.contracts.add(ctx, tx, {
      ...{ id, kind: 'CO_PRODUCTION', productId, producerId, partnerId, state, endsAt, now },
    });
    const version = { id, number: 1, terms, validFrom: now, proposedBy: producerId, now, agreedAt: null };
    await this.contracts.addVersion(ctx, tx, version);
    return id;
  }

  /** A seller asks to promote a product. @throws Problem notFound; validation (422): not sold, or the own; contractExists (409) */
  async ask(
    ctx: TenantContext,
    tx: EntityManager,
    { productId, partnerId, now }: { productId: string; partnerId: string; now: Date },
  ): Promise<string> {
    await this.contracts.lock(ctx, tx, productId);
    const product = await this.contracts.productOf(ctx, tx, productId);
    if (!product) throw runtimeProblem('notFound');
    const { producerId, status, endsAt: isEnding } = product;
    if (status !== 'ACTIVE' || isEnding !== null || producerId === partnerId)
      throw runtimeProblem('validation', { errors: { productId: [PARTNER_TEXTS.product] } });
    await this.refuseSecond(ctx, tx, { productId, partnerId, now });
    const id = newId(now);
    const state = 'REQUESTED' as const;
    await this.contracts.add(ctx, tx, {
      ...{ id, kind: 'AFFILIATION', productId, producerId, partnerId, state, endsAt: null, now },
    });
    return id;
  }

  /**
   * Accepts, refuses, ends, approves, blocks or leaves. Repeated, it is refused: the state has changed.
   * @throws Problem notFound; contractNotYours (403); contractNotNow (409); validation (422); sharesTooHigh (422)
   */
  async step(
    ctx: TenantContext,
    tx: EntityManager,
    { id, accountId, action, now, terms }: AskedStep,
  ): Promise<PartnerContract> {
    const { contract, side, versions } = await this.locked(ctx, tx, id, accountId);
    const state = stateAfter({ ...contract, state: stateAt(contract, now) }, action, side);
    if (state === 'notYours') throw partnerProblem('contractNotYours');
    if (state === 'notNow') throw partnerProblem('contractNotNow');
    let endsAt: Date | null = null;
    if (action === 'accept') endsAt = await this.accept(ctx, tx, { contract, versions, now });
    if (action === 'approve') {
      if (!terms) throw new Error('an approval needs terms');
      refuseEmpty(terms, now);
      // Who joins now was not told that the product ends.
      const product = await this.contracts.productOf(ctx, tx, contract.productId);
      if (product?.endsAt) throw partnerProblem('productIsEnding');
      await this.addNext(ctx, tx, { contract, versions, terms, accountId, now });
    }
    // Nothing was agreed on before an invitation or a request is answered: there is nothing to end.
    const isEnding = state !== 'ACTIVE' && contract.state !== 'INVITED' && contract.state !== 'REQUESTED';
    if (isEnding) await this.addNext(ctx, tx, { contract, versions, terms: null, accountId, now });
    await this.contracts.setState(ctx, tx, { id, state, endsAt, now });
    return contract;
  }

  /**
   * Other terms for an active contract: those of an affiliate are the producer's decision and begin after the notice; those of
   * a co-production wait for the other side.
   * @throws Problem notFound; contractNotYours (403); contractNotNow (409); validation, sharesTooHigh (422)
   */
  async change(
    ctx: TenantContext,
    tx: EntityManager,
    asked: {
      readonly id: string;
      readonly accountId: string;
      readonly terms: ContractTerms;
      readonly now: Date;
    },
  ): Promise<{ readonly contract: PartnerContract; readonly number: number }> {
    const { id, accountId, terms, now } = asked;
    const { contract, side, versions } = await this.locked(ctx, tx, id, accountId);
    if (contract.kind === 'AFFILIATION' && side !== 'producer') throw partnerProblem('contractNotYours');
    if (stateAt(contract, now) !== 'ACTIVE') throw partnerProblem('contractNotNow');
    // The affiliation ends with its product before other terms would begin.
    if (contract.kind === 'AFFILIATION' && contract.endsAt) throw partnerProblem('productIsEnding');
    refuseEmpty(terms, now);
    await this.withdrawPending(ctx, tx, { id, versions, now });
    if (contract.kind === 'AFFILIATION') {
      const from = new Date(now.getTime() + NOTICE_MS);
      const number = await this.addNext(ctx, tx, { contract, versions, terms, accountId, now, from });
      return { contract, number };
    }
    const { productId, partnerId } = contract;
    const number = versions.length + 1;
    const added = { contractId: id, partnerId, number, fromMs: now.getTime(), terms };
    await this.refuseTooMuch(ctx, tx, { productId, added, now });
    const version = { id, number, terms, validFrom: now, proposedBy: accountId, now, agreedAt: null };
    await this.contracts.addVersion(ctx, tx, version);
    return { contract, number };
  }

  /**
   * Accepts what the other side proposed for an active co-production. It holds from now on.
   * @throws Problem notFound; contractNotYours (403): the own proposal; contractNotNow (409); validation, sharesTooHigh (422)
   */
  async acceptChange(
    ctx: TenantContext,
    tx: EntityManager,
    asked: { readonly id: string; readonly accountId: string; readonly number: number; readonly now: Date },
  ): Promise<PartnerContract> {
    const { id, accountId, number, now } = asked;
    const { contract, versions } = await this.locked(ctx, tx, id, accountId);
    const version = versions.find((one) => one.number === number);
    if (!version) throw runtimeProblem('notFound');
    if (stateAt(contract, now) !== 'ACTIVE' || version.agreedAt !== null || version.canceledAt !== null)
      throw partnerProblem('contractNotNow');
    if (version.proposedBy === accountId) throw partnerProblem('contractNotYours');
    const endsAt = await this.accept(ctx, tx, { contract, versions: [version], now });
    await this.contracts.setState(ctx, tx, { id, state: 'ACTIVE', endsAt, now });
    return contract;
  }

  /**
   * Takes back a proposal, refuses one, or cancels a change of a commission that has not begun.
   * @throws Problem notFound; contractNotYours (403): an affiliate cannot; contractNotNow (409): it holds, or was canceled
   */
  async cancelChange(
    ctx: TenantContext,
    tx: EntityManager,
    asked: { readonly id: string; readonly accountId: string; readonly number: number; readonly now: Date },
  ): Promise<PartnerContract> {
    const { id, accountId, number, now } = asked;
    const { contract, side, versions } = await this.locked(ctx, tx, id, accountId);
    const version = versions.find((one) => one.number === number);
    if (!version) throw runtimeProblem('notFound');
    if (contract.kind === 'AFFILIATION' && side !== 'producer') throw partnerProblem('contractNotYours');
    if (stateAt(contract, now) !== 'ACTIVE' || !isToCome(version, now))
      throw partnerProblem('contractNotNow');
    // It ends with its product, whose end is taken back as a whole.
    if (version.terms === null) throw partnerProblem('productIsEnding');
    await this.contracts.cancel(ctx, tx, { id, number, now });
    return contract;
  }

  /** @throws Problem notFound, also for who is none of both sides */
  private async locked(
    ctx: TenantContext,
    tx: EntityManager,
    id: string,
    accountId: string,
  ): Promise<LockedContract> {
    const found = await this.contracts.find(ctx, tx, id);
    if (!found) throw runtimeProblem('notFound');
    await this.contracts.lock(ctx, tx, found.productId);
    const contract = await this.contracts.find(ctx, tx, id);
    if (!contract || ![contract.producerId, contract.partnerId].includes(accountId))
      throw runtimeProblem('notFound');
    const versions = await this.contracts.versions(ctx, tx, id);
    return { contract, versions, side: contract.producerId === accountId ? 'producer' : 'partner' };
  }

  private async refuseSecond(
    ctx: TenantContext,
    tx: EntityManager,
    { now, ...of }: { readonly productId: string; readonly partnerId: string; readonly now: Date },
  ): Promise<void> {
    const open = await this.contracts.open(ctx, tx, of);
    if (!open) return;
    if (stateAt(open, now) !== 'EXPIRED') throw partnerProblem('contractExists');
    await this.contracts.setState(ctx, tx, { id: open.id, state: 'EXPIRED', endsAt: open.endsAt, now });
  }

  private async refuseTooMuch(
    ctx: TenantContext,
    tx: EntityManager,
    asked: { readonly productId: string; readonly added: DatedContract; readonly now: Date },
  ): Promise<void> {
    const { productId, added, now } = asked;
    const agreed = await this.contracts.agreed(ctx, tx, { productId, kind: 'CO_PRODUCTION' });
    if (sharesExceedWhole([...agreed, added], now)) throw partnerProblem('sharesTooHigh');
  }

  /** The last of these versions holds from now on. Returns when its term is over. */
  private async accept(
    ctx: TenantContext,
    tx: EntityManager,
    { contract, versions, now }: Pick<LockedContract, 'contract' | 'versions'> & { readonly now: Date },
  ): Promise<Date | null> {
    const version = versions.at(-1);
    if (!version?.terms) throw new Error(`contract ${contract.id} proposes nothing`);
    const { id, productId, partnerId } = contract;
    const { number, terms } = version;
    refuseEmpty(terms, now);
    const added = { contractId: id, partnerId, number, fromMs: now.getTime(), terms };
    await this.refuseTooMuch(ctx, tx, { productId, added, now });
    await this.contracts.agree(ctx, tx, { id, number, validFrom: now, now });
    return endOfTerms(terms) ?? null;
  }

  private async withdrawPending(
    ctx: TenantContext,
    tx: EntityManager,
    { id, versions, now }: { readonly id: string; readonly now: Date } & Pick<LockedContract, 'versions'>,
  ): Promise<void> {
    for (const { number } of versions.filter((version) => isToCome(version, now)))
      await this.contracts.cancel(ctx, tx, { id, number, now });
  }

  private async addNext(
    ctx: TenantContext,
    tx: EntityManager,
    asked: Pick<LockedContract, 'contract' | 'versions'> & {
      readonly terms: ContractTerms | null;
      readonly accountId: string;
      readonly now: Date;
      readonly from?: Date;
    },
  ): Promise<number> {
    const { contract, versions, terms, accountId, now, from = now } = asked;
    const { id } = contract;
    // What was to come does not follow an end, or an approval.
    if (from === now) await this.withdrawPending(ctx, tx, { id, versions, now });
    const number = versions.length + 1;
    const version = { id, number, terms, validFrom: from, proposedBy: accountId, now, agreedAt: now };
    await this.contracts.addVersion(ctx, tx, version);
    return number;
  }
}

const isToCome = ({ agreedAt, canceledAt, validFrom }: ContractVersion, now: Date): boolean =>
  canceledAt === null && (agreedAt === null || validFrom > now);

function refuseEmpty(terms: ContractTerms, now: Date): void {
  const wrong = {
    ...(SHARES.every((share) => terms[share] === 0) && { mainBasisPoints: [PARTNER_TEXTS.nothing] }),
    ...(terms.until !== undefined && terms.until < saoPauloDate(now) && { until: [PARTNER_TEXTS.until] }),
  };
  if (Object.keys(wrong).length > 0) throw runtimeProblem('validation', { errors: wrong });
}
