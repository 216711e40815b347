import { isDocument } from '@guiche/brazil';
import { fields, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { readCard } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import { refuse } from './refusal.js';

export interface GalaxpayCustomer {
  readonly tenant: string;
  readonly galaxPayId: number;
  readonly myId: string;
  readonly name: string;
  readonly document: string;
  readonly emails: readonly string[];
  readonly phones: readonly number[];
}

interface StoredCard {
  readonly customer: GalaxpayCustomer;
  readonly galaxPayId: number;
  readonly myId: string;
  readonly card: SimulatedCard;
}

/** The people of each merchant and their cards. Our side's ids are unique, and theirs count from one. */
export class GalaxpayCustomers {
  private readonly known: GalaxpayCustomer[] = [];
  private readonly cards: StoredCard[] = [];

  byDocument(tenant: string, document: string): GalaxpayCustomer[] {
    return this.known.filter((one) => one.tenant === tenant && one.document === document);
  }

  /**
   * The customer of a charge: an existing one by any of its three ids, or a new one with all its data. The provider's
   * own plugin sends all data with each charge, also for known buyers.
   */
  named(tenant: string, value: unknown): GalaxpayCustomer {
    const wanted = fields(value);
    const { galaxPayId, myId, document } = wanted;
    const known = this.known
      .filter((one) => one.tenant === tenant)
      .find((one) => one.galaxPayId === galaxPayId || one.myId === myId || one.document === document);
    if (known) return known;
    if (galaxPayId !== undefined) throw refuse(404, 'Cliente não encontrado.');
    return this.register(tenant, wanted);
  }

  register(tenant: string, value: unknown): GalaxpayCustomer {
    const wanted = fields(value);
    const { emails, phones } = wanted;
    const [myId, name, document] = ['myId', 'name', 'document'].map((field) => needed(wanted, field));
    if (!isDocument(String(document))) throw refuse(400, 'Documento inválido.', 'document');
    if (!Array.isArray(emails) || emails.length === 0) throw refuse(400, 'E-mail é obrigatório.', 'emails');
    if (phones !== undefined && !(Array.isArray(phones) && phones.every(Number.isSafeInteger)))
      throw refuse(400, 'Telefones são números.', 'phones');
    if (this.known.some((one) => one.tenant === tenant && one.myId === myId))
      throw refuse(400, 'myId já utilizado.', 'myId');
    const customer = {
      tenant,
      galaxPayId: this.known.length + 1,
      myId: String(myId),
      name: String(name),
      document: String(document),
      emails: emails.map(String),
      phones: (phones ?? []) as number[],
    };
    this.known.push(customer);
    return customer;
  }

  store(tenant: string, id: string, idType: string, body: unknown): object {
    const customer = this.known.find(
      (one) => one.tenant === tenant && String(idType === 'galaxPayId' ? one.galaxPayId : one.myId) === id,
    );
    if (!customer) throw refuse(404, 'Cliente não encontrado.');
    const wanted = fields(body);
    const stored = {
      customer,
      galaxPayId: this.cards.length + 31,
      myId: needed(wanted, 'myId'),
      card: readNewCard(wanted),
    };
    if (this.cards.some((one) => one.customer.tenant === tenant && one.myId === stored.myId))
      throw refuse(400, 'myId já utilizado.', 'myId');
    this.cards.push(stored);
    return cardAnswer(stored);
  }

  /** The card of a charge: a stored one of the same customer, or an unencrypted one. */
  cardFor(customer: GalaxpayCustomer, value: unknown): SimulatedCard {
    const wanted = fields(value);
    const { galaxPayId } = wanted;
    if (galaxPayId === undefined) return readNewCard(wanted);
    const stored = this.cards.find((one) => one.customer === customer && one.galaxPayId === galaxPayId);
    if (!stored) throw refuse(404, 'Cartão não encontrado.');
    return stored.card;
  }

  clear(): void {
    this.known.length = 0;
    this.cards.length = 0;
  }
}

function needed(wanted: RequestFields, field: string): string {
  const given = text(wanted[field]);
  if (given === undefined) throw refuse(400, `${field} é obrigatório.`, field);
  return given;
}

function readNewCard({ number, holder, expiresAt, cvv }: RequestFields): SimulatedCard {
  const [year = '', month = ''] = String(expiresAt).split('-');
  const name = String(holder);
  const plain = /^[\x20-\x7e]+$/.test(name);
  const card = readCard(String(number).replaceAll(' ', ''), name, Number(month), Number(year));
  if (!card || !plain || !/^\d{4}-\d{2}$/.test(String(expiresAt)) || !/^\d{3,4}$/.test(String(cvv)))
    throw refuse(400, 'Cartão inválido.', 'Card');
  return card;
}

function cardAnswer({ customer, galaxPayId, myId, card }: StoredCard): object {
  return {
    type: true,
    Card: {
      galaxPayId,
      myId,
      number: `${card.firstDigits.slice(0, 4)} **** **** ${card.lastDigits}`,
      holder: card.holderName,
      expiresAt: `${card.expirationYear}-${String(card.expirationMonth).padStart(2, '0')}`,
      customerGalaxPayId: customer.galaxPayId,
      customerMyId: customer.myId,
      Brand: { id: card.brand, maxInstallment: 12, operatorIds: 'rede' },
    },
  };
}
