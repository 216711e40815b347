import { isAutomatedReader } from '@guiche/checkout-rules';
import { SOURCE_LOCALE } from '@guiche/i18n';
import { apiFor } from '../../../../shared/server/api.server';
import type { RequestArguments, Visit } from '../../../../shared/server/visit.server';

/** A process that stops loses what it counted since the last report. */
const REPORT_MS = 5_000;
/** Of one report; the API takes no more. */
const MOST_CHECKOUTS = 500;

interface Viewed {
  readonly checkoutId: string;
  readonly variant: string | undefined;
  views: number;
}

/** What calls of the API need, without anything of the visitor. */
type Reporter = Pick<Visit, 'apiUrl' | 'host' | 'internalSecret' | 'secure'>;

interface Counted {
  readonly reporter: Reporter;
  readonly checkouts: Map<string, Viewed>;
}

/** By host: another host may belong to another platform. */
const counted = new Map<string, Counted>();
let timer: NodeJS.Timeout | undefined;

/**
 * Counts a view of a checkout in memory. Views by programs, in frames and in advance are none. Nothing of the visitor is kept.
 * @param variant  of a checkout that has several
 */
export function countView(
  { method, headers }: Pick<RequestArguments, 'method' | 'headers'>,
  { apiUrl, host, internalSecret, secure }: Reporter,
  checkoutId: string,
  variant?: string,
): void {
  if (method !== 'GET' || isAutomatedReader(headers.get('user-agent'))) return;
  // Browsers say what they load a page for; older ones say nothing.
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return;
  if (`${headers.get('sec-purpose')} ${headers.get('purpose')}`.includes('prefetch')) return;
  const ofHost = counted.get(host) ?? {
    reporter: { apiUrl, host, internalSecret, secure },
    checkouts: new Map<string, Viewed>(),
  };
  counted.set(host, ofHost);
  const key = `${checkoutId} ${variant}`;
  const known = ofHost.checkouts.get(key);
  if (known) known.views += 1;
  else if (ofHost.checkouts.size < MOST_CHECKOUTS)
    ofHost.checkouts.set(key, { checkoutId, variant, views: 1 });
  timer ??= setTimeout(() => void reportViews(), REPORT_MS).unref();
}

/** Reports what was counted. A report that fails is not repeated: the API may have counted it. */
export async function reportViews(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const hosts = [...counted.values()];
  counted.clear();
  await Promise.all(
    hosts.map(({ reporter, checkouts }) =>
      apiFor({ ...reporter, requestId: crypto.randomUUID(), clientIp: '' }, SOURCE_LOCALE).post(
        '/api/checkout/visits',
        { body: { checkouts: [...checkouts.values()] } },
      ),
    ),
  );
}
