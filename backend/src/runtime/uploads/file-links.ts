import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { LinkSigner } from '../crypto/index.js';
import type { ObjectKey } from '../storage/index.js';

/** How long a private file can be read by its link. */
export const FILE_LINK_SECONDS = 60;

/** Links to private files. They lead to our own API, which serves each file so that it cannot run anything. */
@Injectable()
export class FileLinks {
  constructor(
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** A path on the host of the reader. */
  pathOf(key: ObjectKey): { readonly path: string; readonly expiresAt: Date } {
    const expires = this.clock.now().getTime() + FILE_LINK_SECONDS * 1_000;
    const signature = this.signer.sign(['file', key, String(expires)]);
    const query = new URLSearchParams({ expires: String(expires), signature });
    return { path: `/api/files/${key}?${query.toString()}`, expiresAt: new Date(expires) };
  }

  isValid(key: ObjectKey, expires: number, signature: string): boolean {
    return (
      this.clock.now().getTime() < expires &&
      this.signer.isSignedOver(['file', key, String(expires)], signature)
    );
  }
}
