import { Injectable } from '@nestjs/common';
import type { Locale } from '@guiche/i18n';
import { Clock } from '../clock/index.js';
import { Context, type TenantContext } from '../context/index.js';
import { LinkSigner } from '../crypto/index.js';
import { UPLOAD_LINK_SECONDS, isPdf, storageProblem } from '../storage/index.js';
import type { UploadPurpose } from './upload-purpose.js';

/** Leave to upload one file. */
export interface UploadGrant {
  /** The id of what the file becomes a part of. A second upload by the same link meets the first. */
  readonly id: string;
  readonly platformId: string;
  readonly personId: string;
  /** What of the purpose it is for, in the words of the module: the kind of a document, the id of a product. */
  readonly subject: string;
  /** The exact size. */
  readonly bytes: number;
  readonly isNamedPdf: boolean;
  /** The language of the person, for mails about the file. */
  readonly locale: Locale;
}

export interface NewUpload extends Omit<UploadGrant, 'isNamedPdf'> {
  /** Only its ending counts. */
  readonly fileName: string;
}

/** A grant with the context of the person to whom it was given. */
export interface OpenedUpload extends UploadGrant {
  readonly ctx: TenantContext;
}

/** What a link is for. */
export type UploadLinkPurpose = Pick<UploadPurpose, 'name' | 'maxBytes' | 'sentBy'>;

interface Claims extends UploadGrant {
  readonly purpose: string;
  readonly expires: number;
}

/**
 * Signed links for uploads: valid for 60 seconds (payments.md §9), for one person, purpose, subject and size. The link is its own proof,
 * because the browser that follows it holds no token of the API.
 */
@Injectable()
export class UploadLinks {
  constructor(
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem fileEmpty, fileTooLarge */
  issue(
    purpose: UploadLinkPurpose,
    { fileName, ...upload }: NewUpload,
  ): { readonly link: string; readonly expiresAt: Date } {
    if (upload.bytes < 1) throw storageProblem('fileEmpty');
    if (upload.bytes > purpose.maxBytes) throw storageProblem('fileTooLarge');
    const expires = this.clock.now().getTime() + UPLOAD_LINK_SECONDS * 1_000;
    const claims: Claims = { ...upload, isNamedPdf: isPdf(fileName), purpose: purpose.name, expires };
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return { link: `${text}.${this.signer.sign(['upload', text])}`, expiresAt: new Date(expires) };
  }

  /**
   * @param anonymous the context of the request, which holds no session
   * @throws Problem linkNotValid: changed, expired, or of another purpose
   */
  open(purpose: UploadLinkPurpose, link: string, anonymous: Context): OpenedUpload {
    const [text = '', signature = ''] = link.split('.');
    if (/[^\w-]/.test(text) || !this.signer.isSignedOver(['upload', text], signature))
      throw storageProblem('linkNotValid');
    const {
      purpose: granted,
      expires,
      ...grant
    } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
    if (granted !== purpose.name || this.clock.now().getTime() >= expires)
      throw storageProblem('linkNotValid');
    const { personId, platformId, locale } = grant;
    const actor = { kind: purpose.sentBy ?? 'user', id: personId } as const;
    return { ...grant, ctx: Context.of({ ...anonymous, actor, locale }).forPlatform(platformId) };
  }
}
