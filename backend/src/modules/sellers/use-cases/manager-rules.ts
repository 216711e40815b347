import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { ManagerRule } from '../domain/seller-terms.js';
import type { TermsVersion } from '../store/account-terms.js';
import { KnownManagers } from '../store/known-managers.js';
import { ChangeTerms, newestOf, type TermsWanted } from './dated-terms.js';

/** A rule that pays nothing: what a manager without a rule has. */
export const NO_COMMISSION: ManagerRule = { base: 'MARGIN', bps: 0 };

/** What managers earn of the sales of their sellers. */
@Injectable()
export class ManagerRules {
  constructor(
    private readonly change: ChangeTerms,
    private readonly known: KnownManagers,
  ) {}

  /** @throws Problem notFound */
  async show(
    ctx: TenantContext,
    managerId: string,
  ): Promise<{
    present: ManagerRule;
    history: readonly TermsVersion<ManagerRule>[];
    newest: string | null;
  }> {
    const { present, history } = await this.change.show<ManagerRule>(ctx, whose(managerId));
    // Only a manager of the platform has a history.
    if (history.length === 0) await this.known.refuseUnknown(ctx, managerId);
    return { present: present?.value ?? NO_COMMISSION, history, newest: newestOf(history)?.id ?? null };
  }

  /** @throws Problem notFound; validation (422); changedMeanwhile (409). Nothing was written */
  async set(ctx: TenantContext, managerId: string, wanted: TermsWanted<ManagerRule>): Promise<void> {
    await this.known.refuseUnknown(ctx, managerId);
    await this.change.set(ctx, whose(managerId), wanted);
  }

  /** @throws Problem notFound; termsInEffect (409) */
  async cancel(ctx: TenantContext, managerId: string, id: string): Promise<void> {
    await this.known.refuseUnknown(ctx, managerId);
    await this.change.cancel(ctx, whose(managerId), id);
  }

  /** @throws Problem notFound */
  async undo(ctx: TenantContext, managerId: string, change: { id: string; reason: string }): Promise<void> {
    await this.known.refuseUnknown(ctx, managerId);
    await this.change.undo<ManagerRule>(ctx, whose(managerId), { ...change, empty: NO_COMMISSION });
  }
}

const whose = (accountId: string) => ({ kind: 'MANAGER_RULE' as const, accountId });
