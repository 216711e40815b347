import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { UploadLinks, Uploads, type ArrivingFile, type KeptFile } from '../../../runtime/uploads/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { PRODUCT_IMAGE } from '../product-image.js';
import { Product } from '../store/product.entity.js';

export interface ImageToSend {
  readonly fileName: string;
  readonly bytes: number;
  /** The version of the product that the seller saw. */
  readonly version: number;
}

/**
 * The picture of a product, sent by a signed link. The link names the version of the product, so it works once. Former pictures are
 * kept: copies of the product and pages that are open show them.
 */
@Injectable()
export class ProductImages {
  constructor(
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    private readonly links: UploadLinks,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A link for one picture, valid for a minute. @throws Problem notFound; changedMeanwhile (409); fileEmpty, fileTooLarge */
  async grant(
    ctx: TenantContext,
    { accountId, person }: Session,
    productId: string,
    { version, fileName, bytes }: ImageToSend,
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    await this.transactions.run('grantProductImage', (tx) =>
      this.demandOwn(ctx, tx, accountId, { productId, version }),
    );
    const { platformId, locale } = ctx;
    const id = newId(this.clock.now());
    const subject = [accountId, productId, version].join(' ');
    return this.links.issue(PRODUCT_IMAGE, {
      ...{ id, platformId, personId: person.id, subject, bytes, fileName, locale },
    });
  }

  /**
   * Takes the picture that somebody sends by a link.
   * @param anonymous the context of the request, which the link makes that of the seller
   * @throws Problem of the link, of the file, or of {@link grant}; nothing is kept then
   */
  async send(
    anonymous: Context,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const { ctx, subject, bytes, isNamedPdf } = this.links.open(PRODUCT_IMAGE, link, anonymous);
    const [accountId = '', productId = '', version] = subject.split(' ');
    const seen = { productId, version: Number(version) };
    // Before the file is read, so that a link that was used costs nothing.
    await this.transactions.run('checkProductImage', (tx) => this.demandOwn(ctx, tx, accountId, seen));
    await this.uploads.take(PRODUCT_IMAGE, { ...file, bytes, isNamedPdf }, (kept) =>
      this.attach(ctx, accountId, seen, kept),
    );
  }

  /** Shows the product without a picture. @throws Problem notFound; changedMeanwhile (409) */
  async remove(
    ctx: TenantContext,
    { accountId }: Session,
    productId: string,
    version: number,
  ): Promise<void> {
    await this.change(ctx, accountId, { productId, version }, { imageUrl: null, shareImageUrl: null });
  }

  private async attach(ctx: TenantContext, accountId: string, seen: Seen, { key, copies }: KeptFile) {
    const [share] = copies;
    const imageUrl = await this.uploads.pageAddress(key);
    const shareImageUrl = share ? await this.uploads.pageAddress(share) : null;
    await this.change(ctx, accountId, seen, { imageUrl, shareImageUrl });
  }

  private async change(
    ctx: TenantContext,
    accountId: string,
    seen: Seen,
    images: Pick<Product, 'imageUrl' | 'shareImageUrl'>,
  ): Promise<void> {
    await this.transactions.run('changeProductImage', async (tx) => {
      await this.demandOwn(ctx, tx, accountId, seen);
      await this.products.save(ctx, tx, seen.productId, images, seen.version);
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  private async demandOwn(
    ctx: TenantContext,
    tx: EntityManager,
    producerId: string,
    { productId, version }: Seen,
  ): Promise<void> {
    const product = await this.products.lock(ctx, tx, productId);
    if (product?.producerId !== producerId || product.status === 'DELETED') throw runtimeProblem('notFound');
    if (product.version !== version) throw runtimeProblem('changedMeanwhile');
  }
}

interface Seen {
  readonly productId: string;
  readonly version: number;
}
