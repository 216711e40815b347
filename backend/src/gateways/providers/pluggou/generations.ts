import { path, type ChargeIntent, type Json } from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import type { PluggouCredentials } from './credentials.js';

/** Differences between the specification's API (first) and the documented one (second). */
export interface Generation {
  headers(credentials: PluggouCredentials): Record<string, string>;
  readonly charges: string;
  charge(id: string): string;
  order(intent: ChargeIntent, credentials: PluggouCredentials): Json;
}

export const FIRST: Generation = {
  headers: ({ apiKey }) => ({ 'x-api-key': apiKey }),
  charges: '/payments/transactions',
  charge: (id) => path`/payments/transactions/${id}`,
  order: ({ amount, attemptId, customer, description }, { organizationId }) => ({
    amount,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: phoneDigits(customer.phone),
    customerDocument: cpfOf(customer.document),
    customerDocumentType: cpfOf(customer.document) && 'cpf',
    description,
    metadata: { orderId: attemptId },
    organizationId,
  }),
};

export const SECOND: Generation = {
  headers: ({ apiKey, publicKey = '' }) => ({ 'x-public-key': publicKey, 'x-secret-key': apiKey }),
  charges: '/transactions',
  charge: (id) => path`/transactions/${id}`,
  order: ({ amount, attemptId, customer }) => ({
    payment_method: 'pix',
    amount,
    buyer: {
      buyer_name: customer.name,
      buyer_document: cpfOf(customer.document),
      buyer_phone: phoneDigits(customer.phone),
    },
    metadata: { orderId: attemptId },
  }),
};

export const generationOf = ({ generation }: PluggouCredentials): Generation =>
  generation === 'second' ? SECOND : FIRST;
