import type { FastifyInstance } from 'fastify';
import { documentType, isDocument, saoPauloDate } from '@guiche/brazil';
import { fields, inPath, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { listOf } from './list.js';
import { merchant } from './merchant.js';
import { refuse } from './refusal.js';

interface Customer {
  readonly tenant: string;
  readonly id: string;
  readonly name: string;
  readonly cpfCnpj: string;
  readonly email: string | null;
  readonly externalReference: string | null;
  readonly answer: object;
}

const OPTIONAL_TEXTS = [
  'email',
  'phone',
  'mobilePhone',
  'address',
  'addressNumber',
  'complement',
  'province',
  'postalCode',
  'externalReference',
  'additionalEmails',
  'observations',
  'groupName',
  'company',
] as const;

/** A merchant's registered customers; a charge always names one of them. */
export class AsaasCustomers {
  private readonly byId = new Map<string, Customer>();
  private readonly byDocument = new Map<string, Customer[]>();
  private lastNumber: number;

  constructor(
    private readonly now: () => Date,
    private readonly stored: number,
  ) {
    this.lastNumber = now().getTime();
  }

  serve(scope: FastifyInstance): void {
    const config = { provider: 'ASAAS', operation: 'customer' as const };
    scope.post('/customers', { config }, (request) => this.register(merchant(request), request.body));
    scope.get('/customers', { config }, (request) => {
      const found = this.list(merchant(request), fields(request.query));
      return listOf(found, request, ({ answer }) => answer);
    });
    scope.get('/customers/:id', { config }, (request) => {
      const customer = this.find(merchant(request), inPath(request));
      if (!customer) throw refuse(404, 'not_found', 'Cliente não encontrado.');
      return customer.answer;
    });
  }

  find(tenant: string, id: string): Customer | undefined {
    const customer = this.byId.get(id);
    return customer?.tenant === tenant ? customer : undefined;
  }

  clear(): void {
    this.byId.clear();
    this.byDocument.clear();
  }

  private register(tenant: string, body: unknown): object {
    const wanted = fields(body);
    const name = text(wanted['name']);
    const cpfCnpj = text(wanted['cpfCnpj'])?.replace(/\W/g, '');
    if (name === undefined) throw refuse(400, 'invalid_name', 'O campo name deve ser informado.');
    if (cpfCnpj === undefined) throw refuse(400, 'invalid_cpfCnpj', 'O campo cpfCnpj deve ser informado.');
    if (!isDocument(cpfCnpj)) throw refuse(400, 'invalid_object', 'O CPF/CNPJ informado é inválido.');
    const texts = readTexts(wanted);
    if (texts['email'] && !/^[^\s@]+@[^\s@]+$/.test(texts['email'])) {
      throw refuse(400, 'invalid_email', 'O e-mail informado é inválido.');
    }
    this.lastNumber += 1;
    const id = `cus_${String(this.lastNumber).slice(-12)}`;
    const answer = {
      object: 'customer',
      id,
      dateCreated: saoPauloDate(this.now()),
      ...texts,
      name,
      cpfCnpj,
      city: null,
      cityName: null,
      state: null,
      country: 'Brasil',
      personType: documentType(cpfCnpj) === 'CPF' ? 'FISICA' : 'JURIDICA',
      deleted: false,
      notificationDisabled: wanted['notificationDisabled'] === true,
      foreignCustomer: wanted['foreignCustomer'] === true,
    };
    const { email = null, externalReference = null } = texts;
    this.remember({ tenant, id, name, cpfCnpj, email, externalReference, answer });
    return answer;
  }

  /** Newest first, by the filters that Asaas documents and clients use. */
  private list(tenant: string, query: RequestFields): Customer[] {
    const { cpfCnpj, email, externalReference } = query;
    const document = text(cpfCnpj)?.replace(/\W/g, '');
    const candidates =
      document === undefined ? [...this.byId.values()] : (this.byDocument.get(document) ?? []);
    return candidates
      .filter((customer) => customer.tenant === tenant)
      .filter((customer) => email === undefined || customer.email === email)
      .filter(
        (customer) => externalReference === undefined || customer.externalReference === externalReference,
      )
      .reverse();
  }

  private remember(customer: Customer): void {
    this.byId.set(customer.id, customer);
    this.byDocument.set(customer.cpfCnpj, [...(this.byDocument.get(customer.cpfCnpj) ?? []), customer]);
    const [oldest] = this.byId.values();
    if (oldest === undefined || this.byId.size <= this.stored) return;
    this.byId.delete(oldest.id);
    const stored = (this.byDocument.get(oldest.cpfCnpj) ?? []).filter((other) => other !== oldest);
    if (stored.length) this.byDocument.set(oldest.cpfCnpj, stored);
    else this.byDocument.delete(oldest.cpfCnpj);
  }
}

function readTexts(wanted: RequestFields): Partial<Record<(typeof OPTIONAL_TEXTS)[number], string | null>> {
  return Object.fromEntries(
    OPTIONAL_TEXTS.map((field) => {
      const value = wanted[field] ?? null;
      if (value !== null && typeof value !== 'string') {
        throw refuse(400, 'invalid_object', `O campo ${field} deve ser um texto.`);
      }
      return [field, value];
    }),
  );
}
