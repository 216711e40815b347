import type { AnyGateway, GatewayAccount, Json, WireRequest } from '@guiche/gateway-kit';
import { genericRest, type GenericRestData } from '../protocols/generic-rest/index.js';
import { sampleAccount } from '../rehearsal/samples.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { sampleCredentials } from './rehearsal.js';

/** One operation with the provider's documented answer, or a documented webhook. */
export type Sample =
  | {
      readonly operation: string;
      /** Differences from the sample intent: a `reference`, an `amount` in cents. */
      readonly intent?: Readonly<Record<string, Json>>;
      readonly answer: { readonly status?: number; readonly body: Json };
    }
  | { readonly webhook: Json };

/** The requests of a sample and the results. Nothing is called or stored. */
export interface DryRun {
  readonly sent?: { readonly request: string; readonly headers: object; readonly body?: Json };
  readonly result: object;
}

/** Throws for invalid data, an invalid sample or an unknown operation. */
export async function dryRun(data: GenericRestData, sample: Sample): Promise<DryRun> {
  assertSample(sample);
  const gateway = new (genericRest(data))();
  const account = {
    ...sampleAccount(gateway.manifest.id, sampleCredentials(gateway)),
    baseAddress: gateway.manifest.exampleBaseAddress,
  };
  if ('webhook' in sample) {
    const rawBody = JSON.stringify(sample.webhook);
    return { result: stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody }) };
  }
  return exchangeText(gateway, account, sample);
}

/** Hand-written JSON, not yet validated. */
function assertSample(sample: unknown): void {
  const { webhook, operation, answer } = Object(sample) as Record<string, unknown>;
  const result =
    typeof operation === 'string' && typeof answer === 'object' && answer !== null && 'body' in answer;
  if (webhook === undefined && !result)
    throw new Error('A sample holds a webhook, or an operation with the body of its answer.');
}

async function exchangeText(
  gateway: AnyGateway,
  account: GatewayAccount,
  { operation, intent = {}, answer }: Exclude<Sample, { webhook: Json }>,
): Promise<DryRun> {
  const reply = { status: answer.status ?? 200, body: answer.body };
  const { runner, sent } = stage([{ request: { method: '', url: '' }, reply }], tokenCall(gateway, account));
  const result = await runOperation(runner, gateway, account, { capability: operation, intent });
  const [request] = sent;
  return request ? { sent: shown(request), result } : { result };
}

/** A token is always granted: the dry run tests what follows. */
function tokenCall(gateway: AnyGateway, account: GatewayAccount) {
  const login = gateway.logins.main?.send(account.credentials);
  return login
    ? [
        {
          request: { method: login.method, url: `${account.baseAddress}${login.path}` },
          reply: { status: 200, body: { access_token: 'granted-token', expires_in: 3600 } },
        },
      ]
    : [];
}

const shown = ({ method, url, headers, body }: WireRequest): NonNullable<DryRun['sent']> => ({
  request: `${method} ${url}`,
  headers,
  ...(body === undefined ? {} : { body: JSON.parse(body) as Json }),
});
