import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import { listOf } from './list.js';
import { merchant } from './merchant.js';
import { refuse } from './refusal.js';

export interface Hook {
  readonly tenant: string;
  readonly id: string;
  readonly name: string | null;
  readonly url: string;
  readonly email: string | null;
  readonly enabled: boolean;
  /** Set by Asaas when an address failed too often; switched off by an update. */
  readonly interrupted: boolean;
  readonly apiVersion: number;
  readonly authToken: string | null;
  readonly sendType: 'SEQUENTIALLY' | 'NON_SEQUENTIALLY';
  readonly events: readonly string[];
}

/** The webhook addresses a merchant registered. */
export class AsaasWebhooks {
  private readonly byId = new Map<string, Hook>();

  constructor(private readonly dispatcher: WebhookDispatcher) {}

  serve(scope: FastifyInstance): void {
    const config = { provider: 'ASAAS', operation: 'webhook' as const };
    scope.get('/webhooks', { config }, (request) => listOf(this.of(merchant(request)), request, shown));
    scope.post('/webhooks', { config }, (request) => shown(this.register(merchant(request), request.body)));
    scope.get('/webhooks/:id', { config }, (request) => shown(this.own(request)));
    scope.put('/webhooks/:id', { config }, (request) => shown(this.update(this.own(request), request.body)));
    scope.delete('/webhooks/:id', { config }, (request) => {
      const { id } = this.own(request);
      this.byId.delete(id);
      return { deleted: true, id };
    });
  }

  interrupt(id: string): void {
    const hook = this.byId.get(id);
    if (hook) this.byId.set(id, { ...hook, interrupted: true });
  }

  of(tenant: string): Hook[] {
    return [...this.byId.values()].filter((hook) => hook.tenant === tenant);
  }

  clear(): void {
    this.byId.clear();
  }

  private register(tenant: string, body: unknown): Hook {
    const hook = readHook({ tenant, id: randomUUID() }, body);
    this.byId.set(hook.id, hook);
    return hook;
  }

  /** Blocked events are sent when the merchant reactivates the address. */
  private update({ tenant, id, ...known }: Hook, body: unknown): Hook {
    const hook = readHook({ tenant, id }, { ...known, ...fields(body) });
    this.byId.set(id, hook);
    if (!hook.interrupted) this.dispatcher.resume(id);
    return hook;
  }

  private own(request: FastifyRequest): Hook {
    const hook = this.byId.get(inPath(request));
    if (hook?.tenant !== merchant(request)) throw refuse(404, 'not_found', 'Webhook não encontrado.');
    return hook;
  }
}

/** As newer accounts answer: the token itself is never repeated. */
function shown({ tenant: _, authToken, ...hook }: Hook): object {
  return { ...hook, hasAuthToken: authToken !== null, penalizedRequestsCount: 0 };
}

function readHook(identity: { tenant: string; id: string }, body: unknown): Hook {
  const wanted = fields(body);
  const { url, events, sendType = 'SEQUENTIALLY' } = wanted;
  if (!isHttpUrl(url)) throw refuse(400, 'invalid_object', 'A URL informada é inválida.');
  if (!Array.isArray(events) || events.length === 0 || !events.every((event) => typeof event === 'string')) {
    throw refuse(400, 'invalid_object', 'Informe os eventos do webhook.');
  }
  if (sendType !== 'SEQUENTIALLY' && sendType !== 'NON_SEQUENTIALLY') {
    throw refuse(400, 'invalid_object', 'O campo sendType deve ser SEQUENTIALLY ou NON_SEQUENTIALLY.');
  }
  return {
    ...identity,
    url,
    sendType,
    events: events as string[],
    name: text(wanted['name']) ?? null,
    email: text(wanted['email']) ?? null,
    enabled: wanted['enabled'] !== false,
    interrupted: wanted['interrupted'] === true,
    apiVersion: typeof wanted['apiVersion'] === 'number' ? wanted['apiVersion'] : 3,
    authToken: text(wanted['authToken']) ?? null,
  };
}
