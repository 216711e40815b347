import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import { Reads, Transactions } from '../../database/index.js';
import type { InstallationContext, ScopedContext, TenantContext } from '../../runtime/context/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { sampleOfferOf } from '../catalog/index.js';
import { ReviewItems } from '../review/index.js';
import { pageChanges } from './domain/page-changes.js';
import { PageApprovals, type Approval, type Snapshots } from './store/page-approvals.js';
import { ReadPages } from './use-cases/read-pages.js';

/** A check that could not be made is repeated after this. */
const RETRY_MS = 60_000;
const HOUR_MS = 3_600_000;

export interface PageReport {
  readonly platformId: string;
  /** Null: the platform has no offer that takes cards, so it has no page to check. */
  readonly changes: readonly string[] | null;
}

/** Change detection for payment pages (PCI DSS 4.0.1, 11.6.1). See the README of this module. */
@Injectable()
export class PaymentPages {
  private readonly log = new Logger(PaymentPages.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly approvals: PageApprovals,
    private readonly pages: ReadPages,
    private readonly reviewItems: ReviewItems,
    private readonly clock: Clock,
    private readonly app: AppConfig,
  ) {}

  /** Checks one platform that is due. Returns how many were checked: 0 or 1. */
  async checkNext(ctx: InstallationContext, now: Date): Promise<number> {
    const retryAt = new Date(now.getTime() + RETRY_MS);
    const claimed = await this.transactions.run('claimPageCheck', (tx) =>
      this.approvals.claim(ctx, tx, now, retryAt),
    );
    if (!claimed) return 0;
    try {
      await this.check(ctx.forPlatform(claimed.platformId), claimed.approved, now);
    } catch (error) {
      this.log.error(`payment pages of platform ${claimed.platformId} could not be read: ${String(error)}`);
    }
    return 1;
  }

  /** Compares the pages of each platform with what was approved. Raises an item for each that changed. */
  async checkAll(ctx: InstallationContext): Promise<PageReport[]> {
    const reports: PageReport[] = [];
    for (const platformId of await this.platforms()) {
      const tenant = ctx.forPlatform(platformId);
      const approved = await this.transactions.run('approvedPages', (tx) =>
        this.approvals.approved(tenant, tx),
      );
      reports.push({ platformId, changes: await this.check(tenant, approved, this.clock.now()) });
    }
    return reports;
  }

  /** Makes what is served now the approved state of every platform. The actor and `why` are kept with it. */
  async approveAll(ctx: InstallationContext, why: string): Promise<number> {
    let approved = 0;
    for (const platformId of await this.platforms()) {
      const tenant = ctx.forPlatform(platformId);
      const snapshots = await this.read(tenant);
      if (!snapshots) continue;
      const now = this.clock.now();
      await this.transactions.run('approvePages', (tx) =>
        this.approvals.approve(tenant, tx, snapshots, { why, now }),
      );
      approved += 1;
    }
    return approved;
  }

  list(ctx: ScopedContext): Promise<Approval[]> {
    return this.transactions.run('listPageChecks', (tx) => this.approvals.list(ctx, tx));
  }

  private async check(ctx: TenantContext, approved: Snapshots | null, now: Date): Promise<string[] | null> {
    const found = await this.read(ctx);
    const changes = found && changesOf(approved, found);
    const nextDue = new Date(now.getTime() + Math.max(1, this.app.paymentPageCheckHours) * HOUR_MS);
    await this.transactions.run('recordPageCheck', async (tx) => {
      await this.approvals.record(ctx, tx, changes ?? [], { now, nextDue });
      if (!changes?.length) return;
      const at = { paymentId: null, attemptId: null, now };
      await this.reviewItems.raise(ctx, tx, at, { kind: 'PAYMENT_PAGE_CHANGED', detail: { changes } });
    });
    if (changes?.length)
      this.log.error({
        msg: 'a payment page differs from what was approved',
        platformId: ctx.platformId,
        changes,
      });
    return changes;
  }

  private async read(ctx: TenantContext): Promise<Snapshots | null> {
    const offerId = await sampleOfferOf(ctx, this.reads);
    return offerId === undefined ? null : this.pages.of(offerId);
  }

  private async platforms(): Promise<string[]> {
    const rows = await this.reads.primary<{ id: string }>('select id from platforms_read order by id');
    return rows.map(({ id }) => id);
  }
}

function changesOf(approved: Snapshots | null, found: Snapshots): string[] {
  return Object.entries(found).flatMap(([page, snapshot]) =>
    pageChanges(approved?.[page] ?? null, snapshot).map((change) => `${page}: ${change}`),
  );
}
