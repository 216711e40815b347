import { readFile } from 'node:fs/promises';
import { CommandRefused } from './command.js';

/** The content of a file, or of standard input (`-`): other users of the machine can read command lines. */
export async function readSecret(where: string): Promise<string> {
  if (/^\s*([{[]|-----BEGIN)/.test(where))
    throw new CommandRefused('Secrets are read from a file or standard input, never from the command line.');
  return (where === '-' ? await standardInput() : await readSecretInput(where)).toString('utf8');
}

export async function readSecretInput(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    throw new CommandRefused(`${path} cannot be read.`);
  }
}

async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
