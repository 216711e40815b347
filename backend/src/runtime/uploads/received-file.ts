import type { Readable } from 'node:stream';
import { storageProblem } from '../storage/index.js';

/** No file of ours takes a minute; a slower client is disconnected. */
const PATIENCE_MS = 60_000;

/**
 * Reads a file as it arrives. It is held in memory only, so whatever ends the upload early leaves nothing behind.
 * @param bytes the size that was announced
 * @throws Problem fileTooLarge (more came than was announced; reading stops there), fileNotWhole
 */
export async function receivedFile(content: Readable, bytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let received = 0;
  const timer = setTimeout(() => content.destroy(new Error('the upload takes too long')), PATIENCE_MS);
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      received += piece.length;
      if (received > bytes) throw storageProblem('fileTooLarge');
      pieces.push(piece);
    }
  } catch (error) {
    throw received > bytes ? error : storageProblem('fileNotWhole', { cause: error });
  } finally {
    clearTimeout(timer);
  }
  if (received < bytes) throw storageProblem('fileNotWhole');
  return Buffer.concat(pieces, received);
}
