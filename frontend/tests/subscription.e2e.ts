import { formatMoney, cents } from '@guiche/money';
import { buyWithPix, expect, fillBuyer, hydrated, openCheckout, paid, test } from './journey';
import { ownOffer } from './own-offer';

const EVERY_DAYS = 15;
const PRICE = formatMoney(cents(1_990), 'BRL', 'pt-BR');
const LATER_PRICE = formatMoney(cents(4_990), 'BRL', 'pt-BR');

/** Dearer from its second charge on, so that one price never passes for the other. */
const subscriptionLike = (offerId: string) =>
  ownOffer(offerId, {
    product: { type: 'DIGITAL' },
    offer: {
      ...{ type: 'SUBSCRIPTION', price: 1_990, recurrence_price: 4_990, frequency_in_days: EVERY_DAYS },
      ...{ pix_enabled: true, credit_card_enabled: true },
    },
  });

/** Today where the buyer is, and so many days, as a Brazilian writes a date. */
const nextCharge = () =>
  new Date(Date.now() + EVERY_DAYS * 24 * 60 * 60 * 1000).toLocaleDateString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
  });

for (const layout of ['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const) {
  test(`${layout} shows the price of a subscription now, the date of the next charge and its amount (C2.125, C9.9, C9.10, C9.12)`, async ({
    page,
    demo,
    buyer,
  }) => {
    await openCheckout(page, await subscriptionLike(demo.byLayout[layout]));
    await expect(page.getByText(`${LATER_PRICE} a cada ${EVERY_DAYS} dias`)).toBeVisible();
    await expect(page.getByText(`Próxima cobrança em ${nextCharge()}: ${LATER_PRICE}`)).toBeVisible();
    await expect(page.getByTestId('total')).toHaveText(PRICE);
    await fillBuyer(page, buyer);
    if (layout === 'DROPSHIPPING') await page.getByLabel('CPF').press('Enter');
    await page.getByRole('radio', { name: 'Cartão de crédito' }).press('Space');
    await expect(page.getByLabel('Parcelas')).toHaveCount(0);
  });
}

test('the page of a paid subscription shows the date of the next charge, with the price of later charges (C9.9, C9.10)', async ({
  page,
  demo,
  buyer,
}) => {
  await buyWithPix(page, await subscriptionLike(demo.offers.subscription), buyer);
  await hydrated(page);
  await expect(page.getByTestId('amount')).toHaveText(PRICE);
  await paid(page, demo, buyer);
  const line = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) });
  await expect(line('Valor pago').locator('dd')).toHaveText(PRICE);
  await expect(line('Próxima cobrança').locator('dd')).toHaveText(`${LATER_PRICE} em ${nextCharge()}`);
});
