import type { PaymentMethod } from '@guiche/brazil';

export type { PaymentMethod };

/** In the order in which they are shown and preferred. */
export const PAYMENT_METHODS = ['PIX', 'CREDIT_CARD', 'BILLET'] as const satisfies readonly PaymentMethod[];

export interface OfferedMethods {
  readonly pixEnabled: boolean;
  readonly creditCardEnabled: boolean;
  readonly billetEnabled: boolean;
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === value);
}

/** The methods a buyer may choose, in the order in which they are shown and preferred. */
export function offeredMethods(offer: OfferedMethods): PaymentMethod[] {
  const enabled: Record<PaymentMethod, boolean> = {
    PIX: offer.pixEnabled,
    CREDIT_CARD: offer.creditCardEnabled,
    BILLET: offer.billetEnabled,
  };
  return PAYMENT_METHODS.filter((method) => enabled[method]);
}

/** The method chosen when the page opens: PIX if enabled, else card if enabled, else bank slip, enabled or not. */
export function defaultMethod(offer: OfferedMethods): PaymentMethod {
  return offeredMethods(offer)[0] ?? 'BILLET';
}
