import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { readObjectKey, storageProblem } from '../../../runtime/storage/index.js';
import {
  UploadLinks,
  Uploads,
  type ArrivingFile,
  type KeptFile,
  type OpenedUpload,
} from '../../../runtime/uploads/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { CONTENT_FILE, MOST_FILES } from '../content-file.js';
import { contentProblem } from '../content-problems.js';
import { movedFiles, nextPosition } from '../domain/file-order.js';
import { titleOfFile } from '../domain/title-of-file.js';
import { lockOwnProduct } from '../store/own-product.js';
import { ProductFile } from '../store/product-file.entity.js';

export interface ProductFileToSend {
  readonly fileName: string;
  readonly bytes: number;
}

export interface FileFacts {
  readonly title: string;
  readonly downloadLimit: number | null;
}

/** The files that the buyers of a product download. The seller sends them by signed links. */
@Injectable()
export class ProductFiles {
  constructor(
    @InjectTenantRepository(ProductFile) private readonly files: TenantRepository<ProductFile>,
    private readonly links: UploadLinks,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** In their order. @throws Problem notFound */
  list(ctx: TenantContext, { accountId }: Session, productId: string): Promise<ProductFile[]> {
    return this.transactions.run('listProductFiles', async (tx) => {
      await lockOwnProduct(ctx, tx, accountId, productId);
      return this.ofProduct(ctx, tx, productId);
    });
  }

  /** A link for one file, valid for a minute. @throws Problem notFound; tooManyFiles; fileEmpty, fileTooLarge */
  async grant(
    ctx: TenantContext,
    { accountId, person }: Session,
    productId: string,
    { fileName, bytes }: ProductFileToSend,
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    await this.transactions.run('grantProductFile', async (tx) => {
      await lockOwnProduct(ctx, tx, accountId, productId);
      await this.refuseTooMany(ctx, tx, productId);
    });
    const { platformId, locale } = ctx;
    const subject = [accountId, productId, titleOfFile(fileName)].join(' ');
    const id = newId(this.clock.now());
    return this.links.issue(CONTENT_FILE, {
      ...{ id, platformId, personId: person.id, subject, bytes, fileName, locale },
    });
  }

  /**
   * Takes the file that somebody sends by a link.
   * @param anonymous the context of the request, which the link makes that of the seller
   * @throws Problem of the link, of the file, or of {@link grant}; nothing is kept then
   */
  async send(
    anonymous: Context,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const grant = this.links.open(CONTENT_FILE, link, anonymous);
    const { ctx, id, bytes, isNamedPdf } = grant;
    // Before the file is read, so that a link that was used costs nothing.
    await this.transactions.run('checkProductFile', (tx) => this.refuseUsed(ctx, tx, id));
    await this.uploads.take(CONTENT_FILE, { ...file, bytes, isNamedPdf }, (kept) => this.attach(grant, kept));
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async edit(
    ctx: TenantContext,
    { accountId }: Session,
    { productId, fileId }: FileOfProduct,
    { version, ...facts }: FileFacts & { readonly version: number },
  ): Promise<void> {
    await this.transactions.run('editProductFile', async (tx) => {
      await lockOwnProduct(ctx, tx, accountId, productId);
      await this.demand(ctx, tx, { productId, fileId });
      await this.files.save(ctx, tx, fileId, facts, version);
    });
  }

  /** Puts the files in this order. Ids that are not named come last. @throws Problem notFound */
  async arrange(
    ctx: TenantContext,
    { accountId }: Session,
    productId: string,
    fileIds: readonly string[],
  ): Promise<void> {
    await this.transactions.run('arrangeProductFiles', async (tx) => {
      await lockOwnProduct(ctx, tx, accountId, productId);
      const files = await this.ofProduct(ctx, tx, productId);
      for (const { id, position } of movedFiles(files, fileIds))
        await this.files.save(ctx, tx, id, { position });
    });
  }

  /** Buyers cannot download it any more. @throws Problem notFound; changedMeanwhile (409) */
  async remove(
    ctx: TenantContext,
    { accountId }: Session,
    { productId, fileId }: FileOfProduct,
    version: number,
  ): Promise<void> {
    const removed = await this.transactions.run('removeProductFile', async (tx) => {
      await lockOwnProduct(ctx, tx, accountId, productId);
      const file = await this.demand(ctx, tx, { productId, fileId });
      await this.files.delete(ctx, tx, fileId, version);
      announceCatalogChange(tx, ctx.platformId);
      return file;
    });
    const key = readObjectKey(removed.objectKey);
    if (key) await this.uploads.discard(key);
  }

  private async attach({ ctx, id, subject }: OpenedUpload, kept: KeptFile): Promise<void> {
    const [accountId = '', productId = '', ...words] = subject.split(' ');
    await this.transactions.run('addProductFile', async (tx) => {
      await lockOwnProduct(ctx, tx, accountId, productId);
      await this.refuseUsed(ctx, tx, id);
      const position = await this.refuseTooMany(ctx, tx, productId);
      await this.files.insert(ctx, tx, {
        ...{ id, productId, title: words.join(' '), position, downloadLimit: null },
        ...{ objectKey: kept.key, contentType: kept.type, bytes: kept.bytes, sha256: kept.sha256 },
        createdAt: this.clock.now(),
      });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  private ofProduct(ctx: TenantContext, tx: EntityManager, productId: string): Promise<ProductFile[]> {
    return this.files.list(ctx, tx, { where: { productId }, order: { position: 'ASC', id: 'ASC' } });
  }

  private async demand(
    ctx: TenantContext,
    tx: EntityManager,
    { productId, fileId }: FileOfProduct,
  ): Promise<ProductFile> {
    const file = await this.files.find(ctx, tx, { id: fileId, productId });
    if (!file) throw runtimeProblem('notFound');
    return file;
  }

  private async refuseUsed(ctx: TenantContext, tx: EntityManager, id: string): Promise<void> {
    if (await this.files.find(ctx, tx, { id })) throw storageProblem('alreadyUploaded');
  }

  /** The position of the next file. */
  private async refuseTooMany(ctx: TenantContext, tx: EntityManager, productId: string): Promise<number> {
    const files = await this.ofProduct(ctx, tx, productId);
    if (files.length >= MOST_FILES) throw contentProblem('tooManyFiles');
    return nextPosition(files);
  }
}

interface FileOfProduct {
  readonly productId: string;
  readonly fileId: string;
}
