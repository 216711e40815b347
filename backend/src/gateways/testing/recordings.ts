import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, WebhookDelivery } from '@guiche/gateway-kit';

export interface Exchange {
  readonly request: { readonly method: string; readonly url: string; readonly body?: Json };
  readonly reply: { readonly status: number; readonly body: Json };
}

/** One conversation with a provider, checked both ways: what we sent and what we understood. */
export interface Recording {
  /** `<capability>.<outcome>[.<case>]`, the file's name without its ending. */
  readonly name: string;
  readonly capability: string;
  readonly outcomeKind: string;
  /** Where the shapes come from. */
  readonly evidence: string;
  /** What differs from the sample intent. */
  readonly intent: Readonly<Record<string, Json>>;
  readonly exchanges: readonly Exchange[];
  readonly outcome?: Json;
  readonly delivery?: { readonly headers: WebhookDelivery['headers']; readonly body: Json };
  readonly reading?: Json;
}

const ROOM = join(__dirname, '..');

export const folderOf = (id: string): string => join(ROOM, id.toLowerCase().replaceAll('_', '-'));

/** Credentials of a test account, in the fixtures beside the recordings. They are invented and open nothing. */
export function credentialsOf(id: string): Record<string, string> {
  return (read(id, 'account.json') as { credentials: Record<string, string> }).credentials;
}

export function recordingsOf(id: string): Recording[] {
  return readdirSync(join(folderOf(id), 'fixtures'))
    .filter((file) => file.endsWith('.json') && file !== 'account.json')
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
    .map((name) => {
      const [capability = '', outcomeKind = ''] = name.split('.');
      const told = read(id, `${name}.json`) as Pick<Recording, 'evidence'> & Partial<Recording>;
      return { intent: {}, exchanges: [], ...told, name, capability, outcomeKind };
    });
}

function read(id: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folderOf(id), 'fixtures', file), 'utf8'));
}
