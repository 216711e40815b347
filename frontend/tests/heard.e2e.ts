import type { Page } from '@playwright/test';
import { cardFrame, fillCard, sendCardForm } from './card';
import {
  buyWithPix,
  expect,
  hydrated,
  inSimulator,
  keepWaiting,
  openCheckout,
  paid,
  paymentTitle,
  problemList,
  submitButton,
  test,
} from './journey';

/** Records the announcements of a screen reader: the full text of every live region of the page, on each change. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { heard: received });
    const live = '[role=status], [role=alert], output, [aria-live=polite]';
    const partsOf = ({ target, addedNodes }: MutationRecord) => [
      (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(live),
      // Of all live regions only an alert is announced when it is inserted.
      ...Array.from(addedNodes).filter((node) => node instanceof HTMLElement && node.role === 'alert'),
    ];
    new MutationObserver((changes) => {
      for (const part of new Set(changes.flatMap(partsOf))) {
        if (!(part instanceof HTMLElement) || part.ariaLive === 'off') continue;
        const words = part.textContent?.replaceAll(/\s+/g, ' ').trim();
        if (words) received.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('a screen reader announces the address that was found, of each total by its name, of the sending and of the payment', async ({
  page,
  demo,
  buyer,
}) => {
  const received = await listen(page);
  await openCheckout(page, demo.offers.physical, buyer);
  await page.getByLabel('CEP').fill('01310100');
  await expect.poll(received).toContain('Endereço encontrado. Confira os campos e informe o número.');
  await expect.poll(received).toContain('TotalR$ 109,80');
  await page.getByLabel('Número', { exact: true }).fill('1000');
  const goOn = await keepWaiting(page, '**/checkout/*.data');
  await submitButton(page).press('Enter');
  await expect.poll(received).toContain('Processando…');
  goOn();
  await page.waitForURL(/\/checkout\/payment\//);
  await hydrated(page);

  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Pague com Pix" [level=1]
    - paragraph: Só falta pagar! Esta página atualiza sozinha assim que o pagamento cair.
    - paragraph: Kit Café da Serra
    - paragraph: Valor
    - paragraph: R$ 109,80
    - paragraph: /Pague até/
    - figure "Aponte a câmera do aplicativo do seu banco":
      - img "QR Code do Pix de R$ 109,80"
    - text: Código Pix copia e cola
    - button "Copiar código Pix"
    - textbox "Código Pix copia e cola"
    - link "Já paguei"
    - status: Aguardando o pagamento…
    - heading "Como pagar" [level=2]
    - list
  `);
  await paid(page, demo, buyer);
  expect(await received()).toContain('Pagamento confirmado');
});

test('a screen reader announces the problems of a card, and the focus moves into its frame, where the message is read', async ({
  page,
  demo,
  buyer,
}) => {
  const received = await listen(page);
  await openCheckout(page, demo.offers.digital, buyer);
  await fillCard(page, '4111111111111112');
  await cardFrame(page).getByLabel('Código de segurança').fill('');
  await sendCardForm(page);
  const wrong = problemList(page).getByRole('link');
  const number = 'Número do cartão inválido. Confira os números.';
  await expect(wrong).toHaveText([number, 'Código de segurança: Campo obrigatório']);
  // Once, by the field that receives the focus: the list above the form is not announced.
  await expect(cardFrame(page).getByLabel('Número do cartão')).toBeFocused();
  await expect(cardFrame(page).getByLabel('Número do cartão')).toHaveAccessibleDescription(number);
  expect((await received()).filter((words) => words.includes(number))).toEqual([]);
  await page.getByRole('link', { name: /^Código de segurança/ }).press('Enter');
  await expect(cardFrame(page).getByLabel('Código de segurança')).toBeFocused();
  await expect(cardFrame(page).getByLabel('Código de segurança')).toHaveAccessibleDescription(
    'Campo obrigatório',
  );
  await expect(cardFrame(page).locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('a screen reader announces on the minimal layout the product, its price and next charge, then each part', async ({
  page,
  demo,
}) => {
  await openCheckout(page, demo.byLayout.VEGA);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Seu carrinho" [level=2]
    - paragraph: Sua compra
    - heading "Clube de Leitura Entrelinhas" [level=1]
    - paragraph: R$ 29,90
    - paragraph: R$ 29,90 a cada 30 dias
    - region "Resumo do pedido":
      - heading "Resumo do pedido" [level=2]
      - term: Clube de Leitura Entrelinhas
      - definition: R$ 29,90
      - status: Total R$ 29,90
      - paragraph: /Próxima cobrança em \\d+\\/\\d+\\/\\d+. R\\$ 29,90/
    - region "Seus dados":
      - heading "Seus dados" [level=2]
      - text: Nome completo
      - textbox "Nome completo"
      - text: E-mail
      - textbox "E-mail"
      - paragraph: Usamos este e-mail para falar com você sobre a compra.
      - text: Celular com DDD
      - textbox "Celular com DDD"
      - text: CPF
      - textbox "CPF"
    - region "Pagamento":
      - heading "Pagamento" [level=2]
      - group "Forma de pagamento":
        - radio "Pix Aprovação na hora" [checked]
        - paragraph: O código aparece na próxima tela.
        - radio "Cartão de crédito À vista"
        - radio "Boleto Compensa em até 3 dias úteis"
      - button "Gerar Pix de R$ 29,90"
      - status
      - list
      - list "Meios de pagamento aceitos"
      - paragraph:
        - strong: Vendido por Ana Beatriz Lima Cursos Ltda.
    - region "Quem comprou recomenda":
      - heading "Quem comprou recomenda" [level=2]
      - figure:
        - img "5 de 5 estrelas"
        - blockquote
    - region "Informações sobre a venda":
      - paragraph: /Vendido por Ana Beatriz Lima Cursos Ltda. · CNPJ 19.131.243\\/0001-97/
      - paragraph: /Pagamento processado por Conecta Saber Tecnologia Ltda./
      - paragraph: /Direito de arrependimento/
  `);
});

test('a screen reader announces that a Pix expired, what it means and what to do; a new code is announced while it is made and when it is ready', async ({
  page,
  context,
  demo,
  buyer,
}) => {
  const received = await listen(page);
  await buyWithPix(page, demo.offers.digital, buyer);
  await hydrated(page);
  await inSimulator(context, demo, buyer, 'expire');
  await expect(paymentTitle(page)).toHaveText('Este Pix expirou');
  expect(await received()).toContain('Este Pix expirou');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Este Pix expirou" [level=1]
    - paragraph: O prazo para pagar terminou.
    - paragraph: "Nada foi cobrado. Se você já pagou, fique tranquilo: vamos identificar o pagamento assim que ele for confirmado."
    - button "Gerar novo código"
  `);
  const goOn = await keepWaiting(page, '**/checkout/payment/*.data');
  await page.getByRole('button', { name: 'Gerar novo código' }).press('Enter');
  await expect.poll(received).toContain('Gerando…');
  goOn();
  await expect
    .poll(received)
    .toContain('Pague com PixSó falta pagar! Esta página atualiza sozinha assim que o pagamento cair.');
});
