import { randomBytes } from 'node:crypto';
import { documentType, isDocument } from '@guiche/brazil';
import { fields, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { localTime } from '../simulation/sao-paulo.js';
import { refuse } from './refusal.js';

const TEXTS = ['name', 'document', 'phone', 'emailContact', 'softDescriptor'] as const;
const PLACE = ['street', 'number', 'neighborhood', 'city', 'state'] as const;

interface SubAccount {
  readonly partner: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The sub-accounts of partners: their keys are returned once, and they are approved when first listed. */
export class SubAccounts {
  private readonly opened: SubAccount[] = [];

  constructor(private readonly now: () => Date) {}

  open(partner: string, body: unknown): object {
    const wanted = fields(body);
    const missing = TEXTS.find((field) => !text(wanted[field]));
    if (missing) throw refuse(400, `${missing} é obrigatório.`, missing);
    const document = String(wanted['document']);
    if (!isDocument(document)) throw refuse(400, 'Documento inválido.', 'document');
    complete(wanted, 'Address', ['zipCode', ...PLACE]);
    // A company names its responsible person instead, whose fields are not known.
    if (documentType(document) !== 'CPF') throw refuse(400, 'typeCompany é obrigatório.', 'typeCompany');
    complete(wanted, 'Professional', ['internalName', ...PLACE]);
    const galaxPayId = this.opened.length + 99;
    const created = localTime(this.now());
    const facts = {
      galaxPayId,
      name: wanted['name'],
      document,
      nameDisplay: wanted['name'],
      active: true,
      emailContact: wanted['emailContact'],
      canAccessPlatform: false,
      createdAt: created,
      updatedAt: created,
    };
    this.opened.push({ partner, facts });
    const ApiAuth = { galaxId: String(galaxPayId), galaxHash: randomBytes(16).toString('hex') };
    return { type: true, Company: { ...facts, ApiAuth, Verification: { status: 'pending', Reasons: [] } } };
  }

  list(partner: string, startAt: number, limit: number): object {
    const own = this.opened.filter((one) => one.partner === partner).slice(startAt, startAt + limit);
    const Companies = own.map(({ facts }) => ({
      ...facts,
      Verification: { status: 'approved', Reasons: [] },
    }));
    return { totalQtdFoundInPage: own.length, Companies };
  }

  clear(): void {
    this.opened.length = 0;
  }
}

function complete(wanted: RequestFields, name: string, parts: readonly string[]): void {
  const missing = parts.find((part) => !text(fields(wanted[name])[part]));
  if (missing) throw refuse(400, `${name}.${missing} é obrigatório.`, name);
}
