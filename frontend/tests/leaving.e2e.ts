import { checkoutPath, expect, fillBuyer, hydrated, submitButton, test } from './journey';
import { ownOffer } from './own-offer';

test('C2.104 leaving asks first, once the page was touched; going on to pay does not ask', async ({
  page,
  demo,
  buyer,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto(checkoutPath(demo.offers.digital));
  await hydrated(page);
  await fillBuyer(page, buyer);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  // It was dismissed, so the page is still there with what was typed.
  await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  expect(asked).toEqual(['beforeunload']);
});

test('C1.21 C2.105 C2.106 back goes to the address of the seller, without a question', async ({
  page,
  demo,
}) => {
  const backRedirect = 'https://vendedora.example/espere';
  await page.route(backRedirect, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Espere</title>' }),
  );
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const offer = await ownOffer(demo.offers.digital, { config: { back_redirect: backRedirect } });
  await page.goto('/');
  await page.goto(checkoutPath(offer));
  await hydrated(page);
  const entries = await page.evaluate(() => window.history.length);
  await page.getByLabel('Nome completo').fill('Maria');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(backRedirect);
  await expect(page).toHaveTitle('Espere');
  expect(asked).toEqual([]);
  // The first page, the blank one, the checkout and the entry that was pushed.
  expect(entries).toBe(4);
});

test('C2.105 C2.106 back is plainly back where the seller set no address', async ({ page, demo }) => {
  await page.goto('/');
  await page.goto(checkoutPath(demo.offers.digital));
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
});

test('C2.98 C2.99 C2.100 C2.101 C2.109 C2.110 the link fills the form, and its query goes on to the payment page', async ({
  page,
  demo,
}) => {
  const query =
    '?nome=Jo%C3%A3o%20Lima&email=joao%40exemplo.com.br&telefone=21998877665&cpf=52998224725&utm_source=a%26b&src=x';
  await page.goto(checkoutPath(demo.offers.digital, query));
  await hydrated(page);
  await expect(page.getByLabel('Nome completo')).toHaveValue('João Lima');
  await expect(page.getByLabel('E-mail')).toHaveValue('joao@exemplo.com.br');
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(21) 99887-7665');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  // A space may have become a plus; what it says is the same.
  expect([...new URL(page.url()).searchParams]).toEqual([...new URLSearchParams(query)]);
});
