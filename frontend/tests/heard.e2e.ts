import type { Page } from '@playwright/test';
import { cardFrame, fillCard, sendForm } from './card';
import { expect, hydrated, keepWaiting, openCheckout, paid, submitButton, test } from './journey';

/** Notes what a screen reader says by itself: the whole text of every live part of the page, each time it changes. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = '[role=status], [role=alert], output, [aria-live=polite]';
    new MutationObserver((changes) => {
      const parts = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(live),
      );
      for (const part of new Set(parts)) {
        const words = part?.textContent?.replaceAll(/\s+/g, ' ').trim();
        if (words) heard.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('who only hears the page is told of the address that was found, of each total by its name, of the sending and of the payment', async ({
  page,
  demo,
  buyer,
}) => {
  const heard = await listen(page);
  await openCheckout(page, demo.offers.physical, buyer);
  await page.getByLabel('CEP').fill('01310100');
  await expect.poll(heard).toContain('Endereço encontrado. Confira os campos e informe o número.');
  await expect.poll(heard).toContain('TotalR$ 109,80');
  await page.getByLabel('Número', { exact: true }).fill('1000');
  const goOn = await keepWaiting(page, '**/checkout/*.data');
  await submitButton(page).press('Enter');
  await expect.poll(heard).toContain('Processando…');
  goOn();
  await page.waitForURL(/\/checkout\/payment\//);
  await hydrated(page);

  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Pague com Pix" [level=1]
    - paragraph: Falta só pagar. Assim que o banco avisar, esta página muda sozinha.
    - paragraph: Valor
    - paragraph: R$ 109,80
    - paragraph:
      - timer
    - figure "Aponte a câmera do aplicativo do seu banco":
      - img "QR Code do Pix de R$ 109,80"
    - text: Código Pix copia e cola
    - textbox "Código Pix copia e cola"
    - button "Copiar código Pix"
    - link "Já paguei"
    - status: Aguardando o pagamento…
    - heading "Como pagar" [level=2]
    - list
  `);
  await paid(page, demo, buyer);
  expect(await heard()).toContain('Pagamento confirmado');
});

test('who only hears a card that is not right is told what is wrong, led into its frame, and reads it there', async ({
  page,
  demo,
  buyer,
}) => {
  const heard = await listen(page);
  await openCheckout(page, demo.offers.digital, buyer);
  await fillCard(page, '4111111111111112');
  await cardFrame(page).getByLabel('Código de segurança').fill('');
  await sendForm(page);
  const wrong = page.getByRole('alert').getByRole('link');
  const number = 'Número do cartão: Número de cartão inválido. Confira os números.';
  await expect(wrong).toHaveText([number, 'Código de segurança: Campo obrigatório']);
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await heard()).toContain(number);
  await page.getByRole('link', { name: /^Código de segurança/ }).press('Enter');
  await expect(cardFrame(page).getByLabel('Código de segurança')).toBeFocused();
  await expect(cardFrame(page).getByLabel('Código de segurança')).toHaveAccessibleDescription(
    'Campo obrigatório',
  );
  await expect(cardFrame(page).locator('html')).toHaveAttribute('lang', 'pt-BR');
});
