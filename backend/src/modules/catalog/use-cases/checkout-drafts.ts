import { Injectable } from '@nestjs/common';
import type { DeepPartial, EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  insertRows,
  sql,
  statement,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { catalogProblem } from '../catalog-problems.js';
import { changedFields, lookOf, type CheckoutLook, type LookPart } from '../domain/checkout-look.js';
import { CheckoutConfig } from '../store/checkout-config.entity.js';
import { demandSafe } from './demand-safe.js';
import { OwnedCheckouts, type OwnedCheckout } from './owned-checkout.js';

interface OfCheckout {
  readonly platformId: string;
  readonly checkoutId: string;
}

export interface PublishedVersion {
  readonly number: number;
  readonly look: CheckoutLook;
  readonly publishedBy: string | null;
  readonly publishedAt: Date;
}

/** A checkout as its seller works at it. */
export interface EditedCheckout {
  readonly checkout: OwnedCheckout;
  readonly draft: CheckoutLook;
  readonly published: CheckoutLook;
  readonly changed: readonly (keyof CheckoutLook)[];
}

/** With the name of its product, and how many offers show it. */
export interface EditedCheckoutOfProduct extends EditedCheckout {
  readonly productName: string;
  readonly shownOnOffers: number;
}

const VERSIONS = sql<OfCheckout>(
  'versions-of-checkout',
  `
select number, look, published_by as "publishedBy", published_at as "publishedAt"
from checkout_versions
where platform_id = :platformId and checkout_config_id = :checkoutId
order by number desc
limit 100`,
);

const VERSION = sql<OfCheckout & { readonly number: number }>(
  'version-of-checkout',
  `
select number, look, published_by as "publishedBy", published_at as "publishedAt"
from checkout_versions
where platform_id = :platformId and checkout_config_id = :checkoutId and number = :number`,
);

const VERSION_COLUMNS = [
  'platform_id',
  'checkout_config_id',
  'number',
  'look',
  'published_by',
  'published_at',
];

/**
 * What a seller does with the look of a checkout: the draft is saved tab by tab and seen by nobody else, a publication replaces what
 * buyers see and keeps it as a version, and a former version becomes the draft again.
 */
@Injectable()
export class CheckoutDrafts {
  constructor(
    @InjectTenantRepository(CheckoutConfig) private readonly configs: TenantRepository<CheckoutConfig>,
    private readonly owned: OwnedCheckouts,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async show(ctx: TenantContext, { accountId }: Session, id: string): Promise<EditedCheckoutOfProduct> {
    const checkout = await this.owned.show(ctx, accountId, id);
    const shownOnOffers = checkout.offers.filter(({ checkoutId }) => checkoutId === id).length;
    return { ...edited(checkout), productName: checkout.productName, shownOnOffers };
  }

  /**
   * Saves a part of the draft.
   * @param change the part, or what makes it of the draft as it is
   * @throws Problem notFound; validation (422); changedMeanwhile (409)
   */
  async save(
    ctx: TenantContext,
    { accountId }: Pick<Session, 'accountId'>,
    id: string,
    change: LookPart | ((draft: CheckoutLook) => LookPart),
    version: number,
  ): Promise<void> {
    await this.transactions.run('saveCheckoutDraft', async (tx) => {
      const checkout = await this.owned.lock(ctx, tx, accountId, id);
      const { draft } = edited(checkout);
      const part = typeof change === 'function' ? change(draft) : change;
      demandSafe(part);
      await this.keep(ctx, tx, checkout, { ...draft, ...part }, version);
    });
  }

  /** Forgets what was not published. @throws Problem notFound; changedMeanwhile (409) */
  async discard(ctx: TenantContext, { accountId }: Session, id: string, version: number): Promise<void> {
    await this.transactions.run('discardCheckoutDraft', async (tx) => {
      const checkout = await this.owned.lock(ctx, tx, accountId, id);
      await this.keep(ctx, tx, checkout, lookOf(checkout), version);
    });
  }

  /** Shows the draft to buyers. @throws Problem notFound; nothingToPublish, changedMeanwhile (409) */
  async publish(ctx: TenantContext, { accountId }: Session, id: string, version: number): Promise<void> {
    await this.transactions.run('publishCheckout', async (tx) => {
      const checkout = await this.owned.lock(ctx, tx, accountId, id);
      if (checkout.version !== version) throw runtimeProblem('changedMeanwhile');
      const { draft, published, changed } = edited(checkout);
      const number = checkout.publishedNumber + 1;
      if (number > 1 && changed.length === 0) throw catalogProblem('nothingToPublish');
      const publishedAt = this.clock.now();
      const live = { ...draft, draft: null, publishedNumber: number, publishedAt };
      await this.configs.save(ctx, tx, id, live as DeepPartial<CheckoutConfig>, version);
      const row = (of: number, look: CheckoutLook, by: string | null, at: Date) => [
        ...[ctx.platformId, id, of, JSON.stringify(look), by, at],
      ];
      const rows = [row(number, draft, ctx.recordedActor, publishedAt)];
      // What was shown before anything was published here has no version yet.
      const isKept = await statement(tx, VERSION({ ...of(ctx, id), number: number - 1 }));
      if (number > 1 && isKept.length === 0)
        rows.unshift(row(number - 1, published, null, checkout.publishedAt ?? checkout.createdAt));
      const into = 'checkout_versions';
      await statement(
        tx,
        insertRows({ name: 'keep-checkout-version', into, columns: VERSION_COLUMNS, rows }),
      );
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** The publications, the last one first. @throws Problem notFound */
  async versions(ctx: TenantContext, session: Session, id: string): Promise<PublishedVersion[]> {
    await this.show(ctx, session, id);
    return this.reads.primary<PublishedVersion>(VERSIONS(of(ctx, id)));
  }

  /** Makes a former version the draft. @throws Problem notFound; changedMeanwhile (409) */
  async restore(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
    { number, version }: { readonly number: number; readonly version: number },
  ): Promise<void> {
    await this.transactions.run('restoreCheckout', async (tx) => {
      const checkout = await this.owned.lock(ctx, tx, accountId, id);
      const [found] = await statement<PublishedVersion>(tx, VERSION({ ...of(ctx, id), number }));
      if (!found) throw runtimeProblem('notFound');
      await this.keep(ctx, tx, checkout, lookOf(found.look), version);
    });
  }

  /** A draft that says what is published already is none. */
  private async keep(
    ctx: TenantContext,
    tx: EntityManager,
    checkout: OwnedCheckout,
    look: CheckoutLook,
    version: number,
  ): Promise<void> {
    const isSame = checkout.publishedNumber > 0 && changedFields(lookOf(checkout), look).length === 0;
    const draft = isSame ? null : look;
    await this.configs.save(ctx, tx, checkout.id, { draft } as DeepPartial<CheckoutConfig>, version);
  }
}

const of = ({ platformId }: TenantContext, checkoutId: string): OfCheckout => ({ platformId, checkoutId });

function edited(checkout: OwnedCheckout): EditedCheckout {
  const published = lookOf(checkout);
  const draft = checkout.draft ? lookOf(checkout.draft) : published;
  return { checkout, draft, published, changed: changedFields(published, draft) };
}
