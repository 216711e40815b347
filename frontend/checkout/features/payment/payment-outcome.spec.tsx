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
    const result = (paidTwice: boolean) =>
      renderPayment(
        <PaymentOutcome
          {...{ view: 'approved', productName: null, methods: [], formKept: false, renewFailed: false }}
          backTo="/checkout/o"
          payment={aPayment({ status: 'APPROVED', paidTwice })}
        />,
        locale,
      );
    expect(result(true)).toContain(paidTwiceLead);
    expect(result(true)).not.toContain(approvedLead);
    expect(result(false)).toContain(approvedLead);
    expect(result(false)).not.toContain(paidTwiceLead);
  }
});

test('a buyer who paid by card sees no text about a code or a pending transfer', () => {
  const noCode = { pixCode: null, reason: 'NOT_FOUND_AT_PROVIDER' } as const;
  for (const locale of LOCALES) {
    const t = textsOf(locale, 'payment');
    const result = (view: 'confirming' | 'canceled', method: PaymentData['method']) =>
      renderPayment(
        <PaymentOutcome
          {...{ view, productName: null, methods: ['PIX'], formKept: false, renewFailed: false }}
          backTo="/checkout/o"
          payment={aPayment({ ...(view === 'canceled' ? { ...noCode, status: 'CANCELED' } : {}), method })}
        />,
        locale,
      );
    const sentences = [t.confirmingStay, t.analysingStay, t.reasonNotCreated, t.reasonNotSent];
    const received = (page: string) =>
      [...sentences, t.canceledLead, t.rejectedLead].filter((s) => page.includes(s));
    expect(received(result('confirming', 'CREDIT_CARD'))).toEqual([t.analysingStay]);
    expect(received(result('confirming', 'PIX'))).toEqual([t.confirmingStay]);
    expect(received(result('canceled', 'CREDIT_CARD'))).toEqual([t.reasonNotSent, t.rejectedLead]);
    expect(received(result('canceled', 'BILLET'))).toEqual([t.reasonNotCreated, t.canceledLead]);
  }
});
