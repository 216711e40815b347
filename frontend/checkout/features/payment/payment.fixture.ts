import { cents } from '@guiche/money';
import type { Payment } from './payment';

/** A Pix that waits for its payer, and what is different about it. */
export const aPayment = (different: Partial<Payment> = {}): Payment => ({
  ...{ paymentId: 'p', offerId: 'o', method: 'PIX', status: 'PENDING', confirming: false, renewable: false },
  ...{ amount: cents(9_700), currency: 'BRL', expiresAt: null, pixCode: '000201', pixQrCode: null },
  paidTwice: false,
  ...{ billetCode: null, billetBarcode: null, billetUrl: null, reason: null, access: [], nextCharge: null },
  ...different,
});
