import { randomUUID } from 'node:crypto';
import { fields, isHttpUrl, text } from '../http/fields.js';
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
export class Hooks {
  private readonly byId = new Map<string, Hook>();

  register(tenant: string, body: unknown): Hook {
    const hook = readHook({ tenant, id: randomUUID() }, body);
    this.byId.set(hook.id, hook);
    return hook;
  }

  update(hook: Hook, body: unknown): Hook {
    const updated = readHook({ tenant: hook.tenant, id: hook.id }, { ...hook, ...fields(body) });
    this.byId.set(hook.id, updated);
    return updated;
  }

  interrupt(id: string): void {
    const hook = this.byId.get(id);
    if (hook) this.byId.set(id, { ...hook, interrupted: true });
  }

  find(tenant: string, id: string): Hook {
    const hook = this.byId.get(id);
    if (hook?.tenant !== tenant) throw refuse(404, 'not_found', 'Webhook não encontrado.');
    return hook;
  }

  remove(hook: Hook): void {
    this.byId.delete(hook.id);
  }

  of(tenant: string): Hook[] {
    return [...this.byId.values()].filter((hook) => hook.tenant === tenant);
  }

  clear(): void {
    this.byId.clear();
  }
}

/** As newer accounts answer: the token itself is never repeated. */
export function hookAnswer({ tenant: _tenant, authToken, ...shown }: Hook): object {
  return { ...shown, hasAuthToken: authToken !== null, penalizedRequestsCount: 0 };
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
