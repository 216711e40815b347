import { expect, test } from '@jest/globals';
import { LOCALES } from '@guiche/checkout-rules';
import { textsOf } from '../../i18n/texts.server';
import { drawn } from './drawn.fixture';
import { PaymentOutcome } from './payment-outcome';
import { aPayment } from './payment.fixture';

test('who paid an order twice is told so beside the receipt, in every language; who paid once is not', () => {
  for (const locale of LOCALES) {
    const { approvedLead, paidTwiceLead } = textsOf(locale, 'payment');
    const told = (paidTwice: boolean) =>
      drawn(
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
