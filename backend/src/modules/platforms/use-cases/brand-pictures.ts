import { Injectable } from '@nestjs/common';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { storageProblem } from '../../../runtime/storage/index.js';
import { UploadLinks, Uploads, type ArrivingFile } from '../../../runtime/uploads/index.js';
import { BRAND_PICTURES, type BrandPicture } from '../brand-picture.js';
import { PlatformSettings } from '../platform-settings.js';

interface PictureToSend {
  readonly fileName: string;
  readonly bytes: number;
  readonly reason: string;
  /** The version of the settings that the person saw. */
  readonly version: number;
}

/**
 * Pictures of a platform's look, sent by signed links. Each is a change of the settings, with its reason and history. The link names the
 * version of the settings, so it works once. Former pictures are kept: undoing a change shows them again, and mails that were sent do.
 */
@Injectable()
export class BrandPictures {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly links: UploadLinks,
    private readonly uploads: Uploads,
    private readonly envelope: Envelope,
    private readonly clock: Clock,
  ) {}

  /** A link for one picture, valid for a minute. @throws Problem changedMeanwhile (409); fileEmpty, fileTooLarge */
  async grant(
    ctx: TenantContext,
    { person }: Session,
    picture: BrandPicture,
    { reason, version, fileName, bytes }: PictureToSend,
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    await this.demandVersion(ctx, version);
    const { platformId, locale } = ctx;
    const id = newId(this.clock.now());
    // Addresses are logged by proxies, and a reason may name people.
    const sealed = this.envelope.seal(reason, sealContext(id)).toString('base64url');
    const subject = `${version} ${sealed}`;
    return this.links.issue(BRAND_PICTURES[picture], {
      ...{ id, platformId, personId: person.id, subject, bytes, fileName, locale },
    });
  }

  /**
   * Takes the picture that somebody sends by a link, and shows it everywhere.
   * @param anonymous the context of the request, which the link makes that of the person
   * @throws Problem of the link, of the file, or of {@link grant}; nothing is kept then
   */
  async send(
    anonymous: Context,
    picture: BrandPicture,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const purpose = BRAND_PICTURES[picture];
    const { ctx, id, subject, bytes, isNamedPdf } = this.links.open(purpose, link, anonymous);
    const [seen, sealed = ''] = subject.split(' ');
    const version = Number(seen);
    const reason = this.envelope.open(Buffer.from(sealed, 'base64url'), sealContext(id)).toString('utf8');
    // Before the file is read, so that a link that was used costs nothing.
    await this.demandVersion(ctx, version);
    await this.uploads.take(purpose, { ...file, bytes, isNamedPdf }, async ({ key }) => {
      const change = { [picture]: await this.uploads.pageAddress(key) };
      if (!(await this.settings.change(ctx, change, { version, reason })))
        throw storageProblem('linkNotValid');
    });
  }

  private async demandVersion(ctx: TenantContext, version: number): Promise<void> {
    const found = await this.settings.show(ctx);
    if (found?.version !== version) throw runtimeProblem('changedMeanwhile');
  }
}

const sealContext = (id: string): string => `brand_picture:${id}`;
