import type { FileStore, ProviderFile } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { LONGEST_READING_LINK_SECONDS, ObjectStorage } from './object-storage.js';
import { upload } from './upload.js';

/** Files that providers make, kept in our object storage by the same signed link that a browser would get (payments.md §7). */
@Injectable()
export class StoredFiles implements FileStore {
  constructor(private readonly storage: ObjectStorage) {}

  async keep({ name, content }: ProviderFile, timeoutMs: number): Promise<string> {
    const object = { folder: 'provider-files', name, bytes: content.length };
    const granted = await this.storage.signedUpload(object);
    await upload(granted, content, timeoutMs);
    return this.storage.readingAddress(granted.key, LONGEST_READING_LINK_SECONDS);
  }
}
