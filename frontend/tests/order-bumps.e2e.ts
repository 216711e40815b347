import { expect, openCheckout, test } from './journey';

/** Specification, payments §3 "Offer": the content of an order bump. */
test('a bump shows its box, picture, title and both prices (P3.165, P3.166, P3.167, P3.168, P3.169, C1.6, C2.92, C2.93, C2.94, C2.95, C2.96)', async ({
  page,
  demo,
}) => {
  await openCheckout(page, demo.offers.digital);
  const bump = page.locator('label', { hasText: 'Pacote com 40 filtros prontos' });
  await expect(bump.getByRole('checkbox')).not.toBeChecked();
  await expect(bump.locator('img')).toHaveAttribute('src', /^(https:|\/)/);
  await expect(bump.locator('s')).toHaveText(/^R\$\s49,90$/);
  await expect(bump).toContainText(/R\$\s19,90/);

  await bump.getByRole('checkbox').check();
  await expect(page.getByTestId('total')).toHaveText(/^R\$\s116,90$/);
});
