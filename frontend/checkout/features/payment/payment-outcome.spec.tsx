import { expect, test } from '@jest/globals';
import { LOCALES } from '@guiche/checkout-rules';
import { textsOf } from '../../messages/texts.server';
import { renderPayment } from './render.fixture';
import type { PaymentData } from './payment';
import { PaymentOutcome } from './payment-outcome';
import { aPayment } from './payment.fixture';

test('a buyer who paid an order twice sees a note beside the receipt, in every language; a buyer who paid once does not', () => {
  for (const locale of LOCALES) {
    const { approvedLead, paidTwiceLead } = textsOf(locale, 'payment');
    const told = (paidTwice: boolean) =>
      renderPayment(
        <PaymentOutcome
          {...{ view: 'approved', productName: null, methods: [], formKept: false, renewFailed: false }}
          backTo="/checkout/o"
          payment={aPayment({ status: 'APPROVED', paidTwice })}
        />,
        locale,
      );
    expect(told(true)).toContain(paidTwiceLead);
    expect(told(true)).not.toContain(approvedLead);
    expect(told(false)).toContain(approvedLead);
    expect(told(false)).not.toContain(paidTwiceLead);
  }
});

test('a buyer who paid by card sees no text about a code or a pending transfer', () => {
  const noCode = { pixCode: null, reason: 'NOT_FOUND_AT_PROVIDER' } as const;
  for (const locale of LOCALES) {
    const t = textsOf(locale, 'payment');
    const told = (view: 'confirming' | 'canceled', method: PaymentData['method']) =>
      renderPayment(
        <PaymentOutcome
          {...{ view, productName: null, methods: ['PIX'], formKept: false, renewFailed: false }}
          backTo="/checkout/o"
          payment={aPayment({ ...(view === 'canceled' ? { ...noCode, status: 'CANCELED' } : {}), method })}
        />,
        locale,
      );
    const sentences = [t.confirmingStay, t.analysingStay, t.reasonNotCreated, t.reasonNotSent];
    const heard = (page: string) =>
      [...sentences, t.canceledLead, t.rejectedLead].filter((s) => page.includes(s));
    expect(heard(told('confirming', 'CREDIT_CARD'))).toEqual([t.analysingStay]);
    expect(heard(told('confirming', 'PIX'))).toEqual([t.confirmingStay]);
    expect(heard(told('canceled', 'CREDIT_CARD'))).toEqual([t.reasonNotSent, t.rejectedLead]);
    expect(heard(told('canceled', 'BILLET'))).toEqual([t.reasonNotCreated, t.canceledLead]);
  }
});
