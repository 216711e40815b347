import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { ObjectStorage, readObjectKey } from '../../../runtime/storage/index.js';
import type { DocumentKind } from '../domain/document-kinds.js';
import { SellerDocument } from '../store/seller-document.entity.js';

/** An approved document with its file. */
export interface ApprovedDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly contentType: string;
  readonly content: Buffer;
}

/** The approved documents of a seller, for a provider that requires them. */
@Injectable()
export class ApprovedDocuments {
  constructor(
    @InjectTenantRepository(SellerDocument) private readonly documents: TenantRepository<SellerDocument>,
    private readonly storage: ObjectStorage,
    private readonly transactions: Transactions,
  ) {}

  /** One of each kind. A file that is gone from storage is missing. */
  async of(ctx: TenantContext, userId: string): Promise<ApprovedDocument[]> {
    const approved = await this.transactions.run('approvedDocuments', (tx) =>
      this.documents.list(ctx, tx, { where: { userId, status: 'ACTIVE', supersededAt: IsNull() } }),
    );
    const read = approved.map(async ({ id, kind, contentType, objectKey }) => {
      const content = await this.contentOf(objectKey);
      return content ? [{ id, kind, contentType, content }] : [];
    });
    return (await Promise.all(read)).flat();
  }

  private async contentOf(objectKey: string): Promise<Buffer | undefined> {
    const key = readObjectKey(objectKey);
    const found = key && (await this.storage.read(key));
    if (!found) return undefined;
    const parts: Buffer[] = [];
    for await (const part of found.content) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }
}
