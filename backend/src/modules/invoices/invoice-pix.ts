import { buildBrCode } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import type { Invoice } from './store/invoices.js';

/** The longest that a PIX may name. */
const LONGEST_TXID = 25;

/** How a platform pays: a PIX to the operator's key. The operator has no account at a provider, so a master notes the payment. */
@Injectable()
export class InvoicePix {
  constructor(private readonly config: AppConfig) {}

  /** The text to copy. Null: the operator named no key. */
  codeOf({ id, amount }: Pick<Invoice, 'id' | 'amount'>): string | null {
    const { operatorPixKey: key, operatorName: merchantName, operatorCity: city } = this.config;
    if (key === '') return null;
    const txid = id.replaceAll('-', '').slice(-LONGEST_TXID);
    return buildBrCode({ kind: 'static', key, merchantName, city, amount, txid });
  }
}
