import type { Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../../runtime/context/index.js';
import { SellerVerification, type SellerToVerify } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';

/** Verifies a seller whose demanded documents are all approved, and tells them. */
@Injectable()
export class CompleteVerification {
  constructor(
    private readonly verification: SellerVerification,
    private readonly mails: MailQueue,
  ) {}

  /**
   * The caller has locked the seller. Who is verified already is told nothing.
   * @param mail its language, and the origin of the seller's pages
   */
  async verify(
    ctx: TenantContext,
    tx: EntityManager,
    seller: SellerToVerify,
    { locale, origin }: { readonly locale: Locale; readonly origin: string },
  ): Promise<void> {
    if (!(await this.verification.complete(ctx, tx, seller))) return;
    const values = { name: seller.name, link: `${origin}/platform/my-profile/documents` };
    const { platformId } = ctx;
    await this.mails.add(tx, { platformId, kind: 'documentsApproved', to: seller.email, locale, values });
  }
}
