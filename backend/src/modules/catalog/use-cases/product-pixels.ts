import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { PixelTests, announceCatalogChange, pixelProblem, type PixelType } from '../../platforms/index.js';
import {
  productPixelContext,
  type PixelEvent,
  type PixelValue,
  type PurchaseMoment,
} from '../domain/pixels.js';
import { ProductPixel } from '../store/product-pixel.entity.js';
import { OwnedCheckouts } from './owned-checkout.js';

/** Each costs a buyer a frame or a part of one. */
const MOST_PIXELS = 20;

/** What a seller enters. A token that is left out stays as it is. */
export interface ProductPixelInput {
  readonly label?: string | undefined;
  readonly token?: string | undefined;
  readonly isActive: boolean;
  readonly needsConsent: boolean;
  readonly events: readonly PixelEvent[];
  readonly purchaseOn: PurchaseMoment;
  readonly valueSent: PixelValue;
}

export type ListedPixel = ProductPixel & { readonly hasToken: boolean };

/** The pixels of an own product. What belongs to another seller is not found. */
@Injectable()
export class ProductPixels {
  constructor(
    @InjectTenantRepository(ProductPixel) private readonly pixels: TenantRepository<ProductPixel>,
    private readonly owned: OwnedCheckouts,
    private readonly envelope: Envelope,
    private readonly tests: PixelTests,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The oldest first. @throws Problem notFound */
  async list(ctx: TenantContext, { accountId }: Session, productId: string): Promise<ListedPixel[]> {
    return this.transactions.run('listProductPixels', async (tx) => {
      await this.owned.lockProduct(ctx, tx, accountId, productId);
      const order = { createdAt: 'ASC', id: 'ASC' } as const;
      const items = await this.pixels.list(ctx, tx, { where: { productId }, order });
      const sealed = await this.pixels.list(ctx, tx, {
        where: { productId },
        select: { id: true, platformId: true, tokenSealed: true },
      });
      const withToken = new Set(sealed.filter(({ tokenSealed }) => tokenSealed !== null).map(({ id }) => id));
      return items.map((item) => ({ ...item, hasToken: withToken.has(item.id) }));
    });
  }

  /** @throws Problem notFound; pixelKnown, tooManyPixels (409). Nothing was written */
  async add(
    ctx: TenantContext,
    { accountId }: Session,
    productId: string,
    { type, pixelId, ...input }: ProductPixelInput & { readonly type: PixelType; readonly pixelId: string },
  ): Promise<string> {
    const now = this.clock.now();
    const id = newId(now);
    await this.transactions.run('addProductPixel', async (tx) => {
      await this.owned.lockProduct(ctx, tx, accountId, productId);
      const present = await this.pixels.list(ctx, tx, { where: { productId } });
      if (present.some((one) => one.type === type && one.pixelId === pixelId))
        throw pixelProblem('pixelKnown');
      if (present.length >= MOST_PIXELS) throw pixelProblem('tooManyProductPixels');
      const { label = null, token, ...settings } = input;
      await this.pixels.insert(ctx, tx, {
        ...settings,
        ...{ id, productId, type, pixelId, label, createdAt: now, events: distinct(input.events) },
        tokenSealed: token === undefined ? null : this.sealed(id, token),
      });
      announceCatalogChange(tx, ctx.platformId);
    });
    return id;
  }

  /** @throws Problem notFound; changedMeanwhile (409). Nothing was written */
  async change(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
    { token, ...input }: ProductPixelInput,
    version: number,
  ): Promise<void> {
    await this.transactions.run('changeProductPixel', async (tx) => {
      await this.lockOwn(ctx, tx, accountId, id);
      const { label = null, events, ...settings } = input;
      const sealed = token === undefined ? {} : { tokenSealed: this.sealed(id, token) };
      await this.pixels.save(
        ctx,
        tx,
        id,
        { ...settings, label, events: distinct(events), ...sealed },
        version,
      );
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** @throws Problem notFound */
  async remove(ctx: TenantContext, { accountId }: Session, id: string): Promise<void> {
    await this.transactions.run('removeProductPixel', async (tx) => {
      await this.lockOwn(ctx, tx, accountId, id);
      await this.pixels.delete(ctx, tx, id);
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /**
   * Sends a page view to the network, marked as a test, and returns the status that it answered.
   * @throws Problem notFound; noServerEvents, tokenMissing, networkSilent (409)
   */
  async sendTest(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
  ): Promise<{ readonly status: number }> {
    const tokenSealed = await this.transactions.run('productPixelToken', async (tx) => {
      await this.lockOwn(ctx, tx, accountId, id);
      const select = { id: true, platformId: true, type: true, pixelId: true, tokenSealed: true } as const;
      return this.pixels.find(ctx, tx, { id }, select);
    });
    if (!tokenSealed) throw runtimeProblem('notFound');
    return this.tests.send({ ...tokenSealed, tokenContext: productPixelContext(id) });
  }

  private async lockOwn(ctx: TenantContext, tx: EntityManager, accountId: string, id: string): Promise<void> {
    const found = await this.pixels.find(ctx, tx, { id });
    if (!found) throw runtimeProblem('notFound');
    await this.owned.lockProduct(ctx, tx, accountId, found.productId);
    if (!(await this.pixels.lock(ctx, tx, id))) throw runtimeProblem('notFound');
  }

  private sealed(id: string, token: string): Buffer {
    return this.envelope.seal(token, productPixelContext(id));
  }
}

const distinct = (events: readonly PixelEvent[]): PixelEvent[] => [...new Set(events)];
