import type { UploadTexts } from '../i18n/text-keys';

/** Leave of the server to upload one file, once, within a minute. */
export interface SignedUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The upload client of the browser (payments.md §7): a PUT to the signed address with the file as the body. Resolves to the
 * sentence the person reads (§8); only an answer of success counts as uploaded (§5).
 */
export async function uploadFile(to: SignedUpload, file: Blob): Promise<keyof UploadTexts> {
  try {
    const { ok } = await fetch(to.url, {
      method: 'PUT',
      headers: to.headers,
      body: file,
      // The link is the whole permission: no cookie of ours belongs at a storage service.
      credentials: 'omit',
      redirect: 'error',
    });
    return ok ? 'uploaded' : 'uploadFailed';
  } catch {
    return 'uploadFailed';
  }
}
