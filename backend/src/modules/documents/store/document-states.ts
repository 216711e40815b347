import { Injectable } from '@nestjs/common';
import { documentType } from '@guiche/brazil';
import { IsNull, type EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, sql, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { demandedKinds } from '../demanded-kinds.js';
import { documentsState, hasDemanded, type DocumentsState } from '../domain/documents-state.js';
import { DocumentDemands } from './document-demands.js';
import { SellerDocument } from './seller-document.entity.js';

const SET = sql<{ platformId: string; userId: string; state: DocumentsState; now: Date }>(
  'set-seller-document-state',
  `insert into seller_document_states (platform_id, user_id, state, updated_at) values (:platformId, :userId, :state, :now)
on conflict (platform_id, user_id) do update set state = excluded.state, updated_at = excluded.updated_at`,
);

/** The state of the documents of each seller as a whole, by which sellers are listed. */
@Injectable()
export class DocumentStates {
  constructor(
    @InjectTenantRepository(SellerDocument) private readonly documents: TenantRepository<SellerDocument>,
    private readonly demands: DocumentDemands,
    private readonly clock: Clock,
  ) {}

  /**
   * Called in the transaction that changed a document or found other rules; the caller has locked the seller. Returns whether every
   * demanded document is approved.
   */
  async refresh(
    ctx: TenantContext,
    tx: EntityManager,
    { id: userId, document }: { readonly id: string; readonly document: string | null },
  ): Promise<boolean> {
    if (document === null) return false;
    const current = await this.documents.list(ctx, tx, { where: { userId, supersededAt: IsNull() } });
    const demanded = demandedKinds(documentType(document), await this.demands.within(ctx, tx));
    const state = documentsState(current, demanded);
    await statement(tx, SET({ platformId: ctx.platformId, userId, state, now: this.clock.now() }));
    return hasDemanded(current, demanded);
  }
}
