import type { Page } from '@playwright/test';

interface Sold {
  readonly productId: string;
  readonly offerId: string;
}

/** Creates a product on the page of the signed-in seller, and publishes it. */
export async function publishProduct(page: Page, name: string, price: string): Promise<Sold> {
  await page.goto('/platform/create-product');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Preço', exact: true }).fill(price);
  await page.getByRole('main').getByRole('button', { name: 'Criar produto' }).click();
  await page.waitForURL(/my-products\/product/);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const link = await page.getByRole('textbox', { name: 'Link de venda' }).inputValue();
  return {
    productId: /product\/([\w-]+)/.exec(page.url())?.[1] ?? '',
    offerId: link.split('/').at(-1) ?? '',
  };
}
