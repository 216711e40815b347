import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json, WebhookDelivery } from '@guiche/gateway-kit';

export interface Exchange {
  readonly request: { readonly method: string; readonly url: string; readonly body?: Json };
  /** `file` instead of a body: the text of a file. */
  readonly reply: { readonly status: number; readonly body: Json; readonly file?: string };
}

/** One exchange with a provider, checked in both directions: the request and the result. */
export interface Example {
  /** `<capability>.<outcome>[.<case>]`, the file name without its extension. */
  readonly name: string;
  readonly capability: string;
  readonly outcomeKind: string;
  /** The source of the format. */
  readonly evidence: string;
  /**
   * Only for a real exchange with the provider, redacted: where and when it was captured (YYYY-MM-DD). Without it the
   * file is an example that we wrote after `evidence`.
   */
  readonly recorded?: { readonly source: string; readonly date: string };
  /** Differences from the sample intent. */
  readonly intent: Readonly<Record<string, Json>>;
  readonly exchanges: readonly Exchange[];
  /** Which exchange moves the money, where an earlier one contains the amount (IUGU: the invoice of a card charge). */
  readonly moneyStep?: number;
  readonly outcome?: Json;
  /** A body that is a text arrived unchanged; everything else as JSON. */
  readonly delivery?: Omit<WebhookDelivery, 'rawBody'> & { readonly body: Json };
  readonly reading?: Json;
}

export const rawBodyOf = ({ delivery }: Example): string =>
  typeof delivery?.body === 'string' ? delivery.body : JSON.stringify(delivery?.body);

const GATEWAYS = fileURLToPath(new URL('..', import.meta.url));

export const folderOf = (id: string): string =>
  join(GATEWAYS, 'providers', id.toLowerCase().replaceAll('_', '-'));

/** A test account, in the fixtures beside the examples. Its credentials are invented. */
interface AccountFile {
  readonly credentials: Record<string, string>;
  /** A provider that is only data of a protocol uses that protocol's examples, except its own. */
  readonly examples?: { readonly of: string; readonly capabilities: readonly string[] };
}

const accountOf = (id: string): AccountFile => read(fixturesOf(id), 'account') as AccountFile;

export const credentialsOf = (id: string): Record<string, string> => accountOf(id).credentials;

export function examplesOf(id: string): Example[] {
  const own = examplesIn(fixturesOf(id));
  const { examples: shared } = accountOf(id);
  if (!shared) return own;
  const names = new Set(own.map(({ name }) => name));
  const others = examplesIn(join(GATEWAYS, 'protocols', shared.of, 'examples'));
  return [
    ...own,
    ...others.filter(({ name, capability }) => shared.capabilities.includes(capability) && !names.has(name)),
  ].sort((one, other) => one.name.localeCompare(other.name));
}

const fixturesOf = (id: string): string => join(folderOf(id), 'fixtures');

const examplesIn = (folder: string): Example[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'account.json')
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
    .map((name) => {
      const [capability = '', outcomeKind = ''] = name.split('.');
      const reported = read(folder, name) as Pick<Example, 'evidence'> & Partial<Example>;
      return { intent: {}, exchanges: [], ...reported, name, capability, outcomeKind };
    });

const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
