import { fields, isHttpUrl } from '../http/fields.js';
import { refuse } from './refusal.js';

interface Hook {
  readonly webhookUrl: string;
  readonly chave: string;
  readonly criacao: Date;
}

/** One webhook address for each PIX key of a merchant. */
export class OnzWebhooks {
  private readonly byKey = new Map<string, Hook>();

  register(tenant: string, chave: string, body: unknown, now: Date): void {
    const { webhookUrl } = fields(body);
    if (!isHttpUrl(webhookUrl)) {
      throw refuse(400, 'WebhookOperacaoInvalida', 'O campo webhook.webhookUrl não respeita o schema.');
    }
    this.byKey.set(place(tenant, chave), { webhookUrl, chave, criacao: now });
  }

  find(tenant: string, chave: string): Hook | undefined {
    return this.byKey.get(place(tenant, chave));
  }

  read(tenant: string, chave: string): Hook {
    const hook = this.find(tenant, chave);
    if (!hook) throw refuse(404, 'WebhookNaoEncontrado', 'Nenhum webhook para esta chave.');
    return hook;
  }

  remove(tenant: string, chave: string): void {
    this.byKey.delete(place(tenant, this.read(tenant, chave).chave));
  }

  clear(): void {
    this.byKey.clear();
  }
}

function place(tenant: string, chave: string): string {
  return JSON.stringify([tenant, chave]);
}
