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

  /**
   * A path on the host of the reader.
   * @param seconds how long it can be used: a player asks for the parts of a film one after the other
   * @param savedAs the name under which the file is downloaded; left out: what a browser can show is shown
   */
  pathOf(
    key: ObjectKey,
    { seconds = FILE_LINK_SECONDS, savedAs }: { readonly seconds?: number; readonly savedAs?: string } = {},
  ): { readonly path: string; readonly expiresAt: Date } {
    const expires = this.clock.now().getTime() + seconds * 1_000;
    const signature = this.signer.sign(claims(key, expires, savedAs));
    const query = new URLSearchParams({
      ...{ expires: String(expires), signature },
      ...(savedAs !== undefined && { name: savedAs }),
    });
    return { path: `/api/files/${key}?${query.toString()}`, expiresAt: new Date(expires) };
  }

  isValid(key: ObjectKey, expires: number, signature: string, savedAs?: string): boolean {
    return (
      this.clock.now().getTime() < expires &&
      this.signer.isSignedOver(claims(key, expires, savedAs), signature)
    );
  }
}

const claims = (key: ObjectKey, expires: number, savedAs: string | undefined): string[] => [
  ...['file', key, String(expires)],
  ...(savedAs === undefined ? [] : [savedAs]),
];
