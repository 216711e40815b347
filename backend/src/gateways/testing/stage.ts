import {
  GatewayRunner,
  TransportError,
  type AnyGateway,
  type GatewayAccount,
  type Json,
  type WireLogEntry,
  type WireRequest,
  type WireResponse,
} from '@guiche/gateway-kit';
import type { Exchange, Recording } from './recordings.js';
import { SAMPLE_CHARGE, SAMPLE_QUERY, SAMPLE_REGISTRATION, sampleQuery, sampleRefund } from './samples.js';

/** What a scripted provider does instead of its recorded reply. */
export type Fault = { readonly status: number; readonly body: string } | TransportError;

/** A provider that replies in the order of a script and remembers the requests. Token calls are replied to whenever they come. */
export function stage(exchanges: readonly Exchange[], login?: Exchange) {
  const script = [...exchanges];
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const faults = new Map<number, Fault>();

  const reply = (request: WireRequest): WireResponse => {
    if (login && request.url === login.request.url) return wire(login.reply);
    sent.push(request);
    const fault = faults.get(sent.length - 1);
    const recorded = script[sent.length - 1];
    if (fault instanceof TransportError) throw fault;
    if (fault) return { ...fault, headers: {} };
    // What was not recorded is not answered: the provider hangs.
    if (!recorded)
      throw new TransportError('timeout', `nothing recorded for ${request.method} ${request.url}`);
    return wire(recorded.reply);
  };

  const runner = new GatewayRunner({
    transport: { send: async (request) => reply(request) },
    now: () => SAMPLE_CHARGE.createdAt,
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
  });
  return { runner, sent, log, faults };
}

const wire = ({ status, body }: { status: number; body: Json }): WireResponse => ({
  status,
  headers: {},
  body: body === null ? '' : JSON.stringify(body),
});

/** Plays the operation a recording is of, with its intent. */
export function play(
  runner: GatewayRunner,
  gateway: AnyGateway,
  account: GatewayAccount,
  { capability, intent }: Pick<Recording, 'capability' | 'intent'>,
): Promise<object> {
  const reference = typeof intent['reference'] === 'string' ? intent['reference'] : 'reference-1';
  switch (capability) {
    case 'chargePix':
      return runner.charge(gateway, account, { ...SAMPLE_CHARGE, ...intent });
    case 'query':
      return runner.query(gateway, account, { ...sampleQuery(reference), ...intent });
    case 'find':
      return runner.query(gateway, account, { ...SAMPLE_QUERY, ...intent });
    case 'refund':
      return runner.refund(gateway, account, { ...sampleRefund(reference), ...intent });
    case 'registerWebhook':
      return runner.registerWebhook(gateway, account, { ...SAMPLE_REGISTRATION, ...intent });
    default:
      throw new Error(`no sample intent for ${capability}: add one to samples.ts`);
  }
}

/** A request as recordings write it. */
export function asRecorded({ method, url, body, headers }: WireRequest): Exchange['request'] {
  if (body === undefined) return { method, url };
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  return { method, url, body: isForm ? body : (JSON.parse(body) as Json) };
}
