import { isCpf } from '@guiche/brazil';
import { isHttpUrl, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import type { WireRefusal } from '../http/wire-refusal.js';
import { isPositiveCents } from './pix-provider.js';
import { centsOfNumber } from './reais.js';

type Refuse = (status: number, message: string) => WireRefusal;

/** Fields that every provider requires, with the same validation; each has its own names for them. */
export class PixWire {
  constructor(
    private readonly body: RequestFields,
    private readonly refuse: Refuse,
  ) {}

  text(field: string): string {
    return text(this.body[field]) ?? this.wrong(field);
  }

  cents(field: string): number {
    const value = this.body[field];
    return isPositiveCents(value) ? value : this.wrong(field);
  }

  reais(field: string): number {
    return centsOfNumber(this.body[field]) ?? this.wrong(field);
  }

  /** A CPF, or nothing. */
  optionalCpf(field: string): string {
    const value = this.body[field];
    return value === undefined || isCpf(String(value)) ? String(value ?? '') : this.wrong(field);
  }

  url(field: string): string | null {
    const value = this.body[field];
    return isHttpUrl(value) ? value : null;
  }

  private wrong(field: string): never {
    throw this.refuse(400, `${field} is not valid`);
  }
}
