import { expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES } from '@guiche/checkout-rules';
import { textsOf } from '../../i18n/texts.server';
import { TextsProvider } from '../../i18n/use-texts';
import { theme } from '../../theme/mantine/theme';
import { PaymentOutcome } from './payment-outcome';
import { aPayment } from './payment.fixture';

test('who paid an order twice is told so beside the receipt, in every language; who paid once is not', () => {
  for (const locale of LOCALES) {
    const texts = textsOf(locale, 'payment');
    const told = (paidTwice: boolean) =>
      renderToStaticMarkup(
        <MantineProvider theme={theme}>
          <TextsProvider locale={locale} texts={texts}>
            <PaymentOutcome
              {...{ view: 'approved', productName: null, methods: [], formKept: false, renewFailed: false }}
              backTo="/checkout/o"
              payment={aPayment({ status: 'APPROVED', paidTwice })}
            />
          </TextsProvider>
        </MantineProvider>,
      );
    expect(told(true)).toContain(texts.paidTwiceLead);
    expect(told(true)).not.toContain(texts.approvedLead);
    expect(told(false)).toContain(texts.approvedLead);
    expect(told(false)).not.toContain(texts.paidTwiceLead);
  }
});
