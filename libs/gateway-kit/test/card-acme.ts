import { GatewayBase } from '../src/gateway.js';
import type { ChargeIntent } from '../src/intents.js';
import { ACME, intent, type AcmeCredentials } from './acme.js';

/** What Acme declares where it takes cards. */
export const CARD_ACME = { ...ACME, auth: 'header', capabilities: ['chargeCard'] } as const;

/** Acme without operations: each test gives it those that it asks about. */
export abstract class CardAcme extends GatewayBase<AcmeCredentials> {
  override authorize({ secret }: AcmeCredentials): Record<string, string> {
    return { authorization: `Bearer ${secret}` };
  }
}

/** A charge by card that lacks its card. */
export const cardCharge: ChargeIntent = { ...intent, paymentMethod: 'CREDIT_CARD' };
