import { SOURCE_LOCALE } from '@guiche/i18n';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, isConnectionLost } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext, type TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { ProductEnds, type AnnouncedEnd, type EndOfProduct } from '../../catalog/index.js';
import { MailQueue, timeText } from '../../mail/index.js';
import { Hosts } from '../../platforms/index.js';
import { announceAffiliationChange } from '../affiliation-snapshots.js';
import { NOTICE_MS } from '../contract-books.js';
import { partnerProblem } from '../partner-problems.js';
import { Affiliates, type Affiliate } from '../store/affiliates.js';
import { Contracts } from '../store/contracts.js';

type EndMail =
  | 'productPauses'
  | 'productDeleted'
  | 'productDeletedUnsold'
  | 'productStays'
  | 'productStaysUnsold';

/** A product that others promote is paused or deleted three days after they were told (domain.md §2.6, decision 0221). */
@Injectable()
export class EndProducts {
  private readonly log = new Logger(EndProducts.name);

  constructor(
    private readonly ends: ProductEnds,
    private readonly contracts: Contracts,
    private readonly affiliates: Affiliates,
    private readonly mail: MailQueue,
    private readonly hosts: Hosts,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Announces that a product is paused or deleted. A deletion ends each affiliation at that instant, by a version of its contract.
   * @returns when it ends
   * @throws Problem notFound; productStepRefused, productWasSold, productEnds, productEndTakenBack, productWithoutAffiliates (409)
   */
  announce(
    ctx: TenantContext,
    { accountId: producerId }: Session,
    id: string,
    by: EndOfProduct,
  ): Promise<Date> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + NOTICE_MS);
    return this.transactions.run('announceEndOfProduct', async (tx) => {
      await this.contracts.lock(ctx, tx, id);
      const announced = await this.ends.announce(ctx, tx, { id, producerId }, { by, endsAt, now });
      const told = await this.affiliates.of(ctx, tx, id, now);
      if (told.length === 0) throw partnerProblem('productWithoutAffiliates');
      if (by === 'delete') await this.affiliates.endAll(ctx, tx, told, { endsAt, by: producerId, now });
      await this.tell(ctx, tx, told, { ...announced, producerId, kind: announcementOf(announced) });
      this.record(ctx, tx, 'product.endAnnounced', id, { by, endsAt, affiliates: told.length });
      return endsAt;
    });
  }

  /** The product goes on, and so do its affiliations. @throws Problem notFound; productDoesNotEnd (409) */
  async takeBack(ctx: TenantContext, { accountId: producerId }: Session, id: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run('takeBackEndOfProduct', async (tx) => {
      await this.contracts.lock(ctx, tx, id);
      const announced = await this.ends.takeBack(ctx, tx, { id, producerId }, now);
      const told = await this.affiliates.of(ctx, tx, id, now);
      if (announced.by === 'delete') await this.affiliates.goOn(ctx, tx, told, now);
      const kind = announced.isSold ? 'productStays' : 'productStaysUnsold';
      await this.tell(ctx, tx, told, { ...announced, producerId, kind });
      this.record(ctx, tx, 'product.endTakenBack', id, { by: announced.by });
    });
  }

  /** Ends the products whose time has come. One that cannot be ended does not stop the others. Returns how many were due. */
  async endDue(stopping?: AbortSignal): Promise<number> {
    const due = await this.ends.due(this.clock.now());
    for (const { platformId, id } of due) {
      if (stopping?.aborted === true) break;
      try {
        await this.end(systemContext('ends of products').forPlatform(platformId), id);
      } catch (error) {
        if (isConnectionLost(error)) throw error;
        this.log.error({ msg: `product ${id} could not be ended`, err: error });
      }
    }
    return due.length;
  }

  private async end(ctx: TenantContext, id: string): Promise<void> {
    await this.transactions.run('endProduct', async (tx) => {
      const now = this.clock.now();
      await this.contracts.lock(ctx, tx, id);
      const status = await this.ends.end(ctx, tx, id, now);
      if (!status) return;
      await this.affiliates.expire(ctx, tx, id, now);
      this.record(ctx, tx, 'product.ended', id, { status });
    });
  }

  private async tell(
    ctx: TenantContext,
    tx: EntityManager,
    told: readonly Affiliate[],
    end: Pick<AnnouncedEnd, 'name' | 'endsAt'> & { readonly producerId: string; readonly kind: EndMail },
  ): Promise<void> {
    const { producerId, kind, endsAt } = end;
    const producer = await this.affiliates.nameOf(ctx, tx, producerId);
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    const link = `${origin}/platform/my-products/affiliated`;
    await this.mail.addAll(
      tx,
      told.map(({ name, email, locale: wanted }) => ({
        ...{ platformId: ctx.platformId, to: email, locale: wanted ?? SOURCE_LOCALE, kind },
        values: (locale) => ({ name, product: end.name, producer, end: timeText(endsAt, locale), link }),
      })),
    );
  }

  private record(
    ctx: TenantContext,
    tx: EntityManager,
    action: string,
    subjectId: string,
    after: object,
  ): void {
    this.audit.record(ctx, tx, { action, subject: 'products', subjectId, after: { ...after } });
    announceAffiliationChange(tx, ctx.platformId);
  }
}

/** Only a product that is sold can be paused. */
function announcementOf({ by, isSold }: AnnouncedEnd): EndMail {
  if (by === 'pause') return 'productPauses';
  return isSold ? 'productDeleted' : 'productDeletedUnsold';
}
