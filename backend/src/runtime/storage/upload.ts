import { assertOutsideTransaction } from '../../database/index.js';
import type { SignedUpload } from './object-storage.js';

/**
 * The upload client of the server (payments.md §7): a PUT to the signed address with the file as the body. Only an answer of
 * success counts as uploaded (§5); for everything else this throws, without the address, which is a secret while it lives.
 */
export async function upload(to: SignedUpload, file: Uint8Array, timeoutMs: number): Promise<void> {
  assertOutsideTransaction('an upload');
  const answer = await fetch(to.url, {
    method: 'PUT',
    headers: to.headers,
    body: file,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the upload was answered ${answer.status}`);
}
