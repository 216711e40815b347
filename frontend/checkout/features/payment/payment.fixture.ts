import { cents } from '@guiche/money';
import type { PaymentData } from './payment';

/** A Pix that waits for its payer, with these differences. */
export const aPayment = (different: Partial<PaymentData> = {}): PaymentData => ({
  ...{ paymentId: 'p', offerId: 'o', method: 'PIX', status: 'PENDING', confirming: false, renewable: false },
  ...{ amount: cents(9_700), currency: 'BRL', expiresAt: null, pixCode: '000201', pixQrCode: null },
  paidTwice: false,
  ...{ billetCode: null, billetBarcode: null, billetUrl: null, reason: null, access: [], nextCharge: null },
  ...different,
});
