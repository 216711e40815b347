import { Injectable } from '@nestjs/common';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { UploadLinks, Uploads, type ArrivingFile } from '../../../runtime/uploads/index.js';
import { CHECKOUT_IMAGES, type ImagePlace } from '../checkout-images.js';
import type { CheckoutLook, LookPart } from '../domain/checkout-look.js';
import { CheckoutDrafts } from './checkout-drafts.js';
import { OwnedCheckouts } from './owned-checkout.js';

/** Where a picture goes, and the version of the checkout that the seller saw. */
export interface ImageTarget {
  readonly place: ImagePlace;
  /** Whose face it is. */
  readonly feedbackId?: string | undefined;
  readonly version: number;
}

const FIELDS = {
  logo: 'logoTopImageUrl',
  header: 'headerImageUrl',
  'header-phone': 'headerImagePhoneUrl',
} as const;

/**
 * The pictures of a checkout, sent by signed links into its draft. A link names the version of the checkout, so it works once. Former
 * pictures are kept: versions and pages that are open show them.
 */
@Injectable()
export class CheckoutImages {
  constructor(
    private readonly drafts: CheckoutDrafts,
    private readonly owned: OwnedCheckouts,
    private readonly links: UploadLinks,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  /** A link for one picture, valid for a minute. @throws Problem notFound; changedMeanwhile (409); fileEmpty, fileTooLarge */
  async grant(
    ctx: TenantContext,
    { accountId, person }: Session,
    checkoutId: string,
    { fileName, bytes, ...target }: ImageTarget & { readonly fileName: string; readonly bytes: number },
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    await this.demandSeen(ctx, accountId, checkoutId, target);
    const { platformId, locale } = ctx;
    const { place, feedbackId = '', version } = target;
    const subject = [accountId, checkoutId, version, feedbackId].join(' ');
    const id = newId(this.clock.now());
    return this.links.issue(CHECKOUT_IMAGES[place], {
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
    place: ImagePlace,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const purpose = CHECKOUT_IMAGES[place];
    const { ctx, subject, bytes, isNamedPdf } = this.links.open(purpose, link, anonymous);
    const [accountId = '', checkoutId = '', version, feedbackId] = subject.split(' ');
    const target = { place, feedbackId, version: Number(version) };
    // Before the file is read, so that a link that was used costs nothing.
    await this.demandSeen(ctx, accountId, checkoutId, target);
    await this.uploads.take(purpose, { ...file, bytes, isNamedPdf }, async ({ key }) => {
      const url = await this.uploads.pageAddress(key);
      await this.drafts.save(ctx, { accountId }, checkoutId, withImage(target, url), target.version);
    });
  }

  /** Shows no picture in this place. @throws Problem notFound; changedMeanwhile (409) */
  async remove(ctx: TenantContext, session: Session, checkoutId: string, target: ImageTarget): Promise<void> {
    await this.drafts.save(ctx, session, checkoutId, withImage(target, null), target.version);
  }

  private async demandSeen(
    ctx: TenantContext,
    accountId: string,
    checkoutId: string,
    { version }: ImageTarget,
  ): Promise<void> {
    const checkout = await this.owned.show(ctx, accountId, checkoutId);
    if (checkout.version !== version) throw runtimeProblem('changedMeanwhile');
  }
}

const withImage =
  ({ place, feedbackId }: ImageTarget, url: string | null) =>
  ({ feedbacks }: CheckoutLook): LookPart => {
    if (place !== 'face') return { [FIELDS[place]]: url };
    if (!feedbacks.some(({ id }) => id === feedbackId)) throw runtimeProblem('notFound');
    return { feedbacks: feedbacks.map((one) => (one.id === feedbackId ? { ...one, image: url } : one)) };
  };
