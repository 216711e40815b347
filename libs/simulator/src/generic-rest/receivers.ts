import { randomUUID } from 'node:crypto';
import { isDocument } from '@guiche/brazil';
import { fields, isFields, text } from '../http/fields.js';
import { refuse } from './refusal.js';

/** The sub-merchants of a provider. They become active at once. */
export class GenericRestReceivers {
  private readonly known = new Map<string, { readonly tenant: string; readonly reported: object }>();

  create(body: unknown, tenant: string, now: Date): object {
    const { name, document, email, bankAccount, address } = fields(body);
    if (text(name) === undefined || text(email) === undefined)
      throw refuse(422, 'name and email are required');
    if (!isDocument(text(document) ?? '')) throw refuse(422, 'document must be a CPF or a CNPJ');
    if (!isFields(bankAccount) || !isFields(address))
      throw refuse(422, 'bankAccount and address are required');
    const id = randomUUID();
    const reported = { id, name, document, email, status: 'active', balance: 0, createdAt: now };
    this.known.set(id, { tenant, reported });
    return { ...reported, status: 'in_review' };
  }

  find(id: string, tenant: string): object {
    const receiver = this.known.get(id);
    if (receiver?.tenant !== tenant) throw refuse(404, 'Receiver not found');
    return receiver.reported;
  }

  reset(): void {
    this.known.clear();
  }
}
