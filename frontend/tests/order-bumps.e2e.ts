import { checkoutPath, expect, fillBuyer, hydrated, openUntil, submitButton, test } from './journey';
import { publishedProduct } from './rows';

test('a bump is unticked with a method that it is not sold with, and what is shown is what is charged (screens.md G3)', async ({
  page,
  demo,
  buyer,
}) => {
  const mark = buyer.name.slice(-6);
  const guide = await publishedProduct(page.request, demo.users.producer, `guia ${mark}`);
  const { seller, productId, offerId } = await publishedProduct(page.request, demo.users.producer, mark);
  const product = `/api/platform/products/${productId}`;
  const version = async () => (await seller.get<{ version: number }>(product)).version;
  await seller.put(`${product}/order-bumps`, { offerIds: [guide.offerId], version: await version() });
  await seller.put(`${product}/order-bumps/${guide.offerId}`, {
    ...{ ownTitle: 'Guia de luz', text: 'Em PDF', withPix: true, withCard: false, withBillet: true },
    version: await version(),
  });
  await openUntil(page, checkoutPath(offerId), async (shown) => {
    await shown(page.getByText('Só com Pix ou Boleto')).toBeVisible();
  });
  await hydrated(page);
  const box = page.locator('[name=orderBumpsIds]');
  const total = page.getByTestId('total');
  const choose = (method: string) =>
    page.locator(`[name=paymentMethod][value=${method}]`).check({ force: true });
  await box.check();
  await expect(total).toHaveText('R$ 194,00');
  await choose('CREDIT_CARD');
  await expect(box).not.toBeChecked();
  await expect(box).toBeDisabled();
  await expect(total).toHaveText('R$ 97,00');
  await choose('PIX');
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
  await fillBuyer(page, buyer);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(page.getByTestId('amount')).toHaveText('R$ 97,00');
});
