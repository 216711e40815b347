/** The operation of a call, whatever its address in the provider's protocol. Faults and counts use these names. */
export const OPERATIONS = [
  'token',
  'create',
  'revise',
  'get',
  'list',
  'refund',
  'refundGet',
  'qrcode',
  'customer',
  'webhook',
  'payout',
  'payoutGet',
  'payoutCancel',
  'receiver',
  'cardToken',
] as const;
export type ProviderOperation = (typeof OPERATIONS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Upper-case name of the provider (or POSTCODE) whose call this route is. */
    provider?: string;
    operation?: ProviderOperation;
  }
}
