import type { Page } from '@playwright/test';
import { fillCard, sendCardForm } from './card';
import {
  checkoutPath,
  expect,
  fillBuyer,
  hydrated,
  openUntil,
  paid,
  submitButton,
  test,
  type DemoInfo,
  type JourneyBuyer,
} from './journey';
import { registerSeller } from './new-seller';
import { signIn } from './people';
import { publishProduct } from './publish-product';

const LAYOUTS = ['Padrão', 'Dropshipping', 'Vega'] as const;
const METHODS = ['BILLET', 'CREDIT_CARD', 'PIX'] as const;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Designs a checkout of the product and publishes it. Returns its id. */
async function publishCheckout(page: Page, productId: string, layout: string): Promise<string> {
  await page.goto(`/platform/my-products/checkouts/${productId}`);
  await page.getByRole('textbox', { name: 'Nome do checkout' }).fill(layout);
  await page.getByRole('button', { name: 'Criar checkout' }).click();
  await expect(page.getByRole('heading', { name: layout, level: 1 })).toBeVisible();
  if (layout === 'Padrão') {
    // What is typed is drawn before it is saved.
    await page.getByRole('link', { name: 'Banners' }).click();
    await page.getByRole('switch', { name: 'Mostrar a faixa' }).check();
    await page.getByRole('textbox', { name: 'Texto da faixa' }).fill('Só até hoje');
    const drawn = page.frameLocator('iframe[title="Prévia do checkout no celular"]').last();
    await expect(drawn.getByText('Só até hoje')).toBeVisible();
    await page.getByRole('textbox', { name: /^Cor do fundo/ }).fill('#ffd400');
    const suggestion = page.getByRole('button', { name: 'Usar #000000' });
    await suggestion.click();
    await expect(suggestion).toBeHidden();
    const colour = page.getByRole('textbox', { name: /^Cor do texto/ });
    await expect(colour).toHaveValue('#000000');
    await expect(colour).toBeFocused();
  } else {
    await page.getByRole('radio', { name: new RegExp(`^${layout}`) }).check();
  }
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByText('Rascunho salvo')).toBeVisible();
  await page.getByRole('link', { name: 'Publicar…' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText(/Publicado/).first()).toBeVisible();
  return /checkout-builder\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

/** Buys with the additional offer and the coupon, by a method, to the page of the payment. */
async function buy(page: Page, address: string, buyer: JourneyBuyer, method: (typeof METHODS)[number]) {
  await page.goto(address);
  await hydrated(page);
  await fillBuyer(page, buyer);
  const next = page.locator('#checkout').getByRole('button', { name: 'Continuar para o pagamento' });
  if (await next.first().isVisible()) await next.first().click();
  await page.getByRole('checkbox', { name: /^Guia/ }).check();
  if (method === 'CREDIT_CARD') {
    await fillCard(page, '4111111111111111');
    await sendCardForm(page);
  } else {
    await page.locator(`[name=paymentMethod][value=${method}]`).check();
    await submitButton(page).click();
  }
  await page.waitForURL(/\/checkout\/payment\//);
  await hydrated(page);
}

/** The address in the newest mail to a buyer that signs them in. */
async function signInLink({ mailbox }: DemoInfo, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${mailbox}.json?to=${encodeURIComponent(email)}`);
      const [mail] = (await answer.json()) as { readonly text: string }[];
      return (link = /https?:\/\/\S*token=\S+/.exec(mail?.text ?? '')?.[0]);
    })
    .toBeDefined();
  return link ?? '';
}

test('a new seller registers, designs three pages, sells by every method, and a refund ends the access', async ({
  page,
  browser,
  demo,
  buyer,
  baseURL,
}) => {
  const { name } = await registerSeller(page, demo);
  await page.waitForURL(/my-profile\/documents/);
  const mark = name.split(' ')[1] ?? '';
  await publishProduct(page, `Guia ${mark}`, '27,00');
  const { productId, offerId } = await publishProduct(page, `Curso ${mark}`, '97,00');

  await page.goto(`/platform/my-products/content/${productId}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'aula.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Arquivo adicionado.')).toBeVisible();
  await page.goto(`/platform/my-products/order-bumps/${productId}`);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('button', { name: `Tirar: Guia ${mark}` })).toBeVisible();
  const coupon = `DEZ${mark.toUpperCase()}`;
  await page.goto('/platform/coupons/new');
  await page.getByRole('textbox', { name: 'Código' }).fill(coupon);
  await page.getByRole('textbox', { name: /^Porcentagem/ }).fill('10');
  await page.getByRole('main').getByRole('button', { name: 'Criar cupom' }).click();
  await expect(page.getByRole('heading', { name: coupon })).toBeVisible();

  const newVisitor = async () =>
    (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
  let checkout = await newVisitor();
  let last = buyer;
  for (const layout of LAYOUTS) {
    const look = await publishCheckout(page, productId, layout);
    for (const method of METHODS) {
      // A browser asks before it sends a second order.
      await checkout.context().close();
      checkout = await newVisitor();
      last = { ...buyer, name: `${buyer.name} ${layout[0]}${method[0]}` };
      await buy(checkout, checkoutPath(offerId, `?checkout=${look}&coupon=${coupon}`), last, method);
    }
  }
  await paid(checkout, demo, last);

  // Nine sales of (97 + 27) less 10 %; the buyer paid one by Pix and three by card.
  await openUntil(page, `/platform/my-sales?q=${encodeURIComponent(buyer.email)}`, async (shown) => {
    await shown(page.locator('tbody').getByRole('row')).toHaveCount(9);
    await shown(page.locator('tbody').getByText('Aprovada')).toHaveCount(4);
  });
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Para onde vai o dinheiro' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('R$ 111,60');

  await checkout.goto(await signInLink(demo, buyer.email));
  await checkout.getByRole('button', { name: 'Entrar' }).click();
  await checkout.waitForURL(({ pathname }) => pathname.startsWith('/my-purchases'));
  // Mails lead to the platform's own host.
  const purchases = `${new URL(checkout.url()).origin}/my-purchases`;
  const files = checkout.getByRole('button', { name: 'Baixar: aula' });
  await openUntil(checkout, `${purchases}/access-purchases`, (shown) => shown(files).toHaveCount(4));
  const download = checkout.waitForEvent('download');
  await files.first().click();
  expect((await download).suggestedFilename()).toBe('aula.pdf');
  await checkout.goto(purchases);
  const paidByPix = checkout.getByRole('listitem').filter({ hasText: 'Aprovada' }).filter({ hasText: 'Pix' });
  await paidByPix.getByRole('link', { name: `Curso ${mark}`, exact: true }).click();
  await checkout.locator('summary', { hasText: 'Pedir reembolso' }).click();
  await checkout.getByRole('button', { name: 'Pedir reembolso' }).click();
  await expect(checkout.getByText('O dinheiro foi devolvido')).toBeVisible();
  await openUntil(checkout, `${purchases}/access-purchases`, (shown) => shown(files).toHaveCount(3));
  await checkout.context().close();
});

test('a physical product is bought with its delivery, and the buyer is told the tracking code', async ({
  page,
  context,
  demo,
  buyer,
}) => {
  await page.goto(checkoutPath(demo.offers.physical));
  await hydrated(page);
  await fillBuyer(page, buyer);
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await page.getByLabel('Número', { exact: true }).fill('1000');
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await hydrated(page);
  await paid(page, demo, buyer);

  const seller = await context.newPage();
  await seller.goto('/platform/my-sales');
  await signIn(seller, demo.users.producer);
  await expect(seller).not.toHaveURL(/login/);
  const sale = seller.locator('tbody').getByRole('link').first();
  await openUntil(seller, `/platform/my-sales?q=${encodeURIComponent(buyer.email)}`, (shown) =>
    shown(sale).toBeVisible(),
  );
  await sale.click();
  await seller.getByRole('textbox', { name: 'Transportadora' }).fill('Correios');
  await seller.getByRole('textbox', { name: 'Código de rastreio' }).fill('BR123456789BR');
  await seller.getByRole('button', { name: 'Salvar e avisar' }).click();
  await expect(seller.getByRole('main')).toContainText('Correios BR123456789BR');
  await expect
    .poll(async () => {
      const answer = await fetch(`${demo.mailbox}.json?to=${encodeURIComponent(buyer.email)}`);
      return ((await answer.json()) as { readonly text: string }[])[0]?.text;
    })
    .toContain('BR123456789BR');
});
