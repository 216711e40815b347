import { describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { formFromLink } from '../checkout-form';
import { renderCheckout, words } from '../render.fixture';
import type { CheckoutOffer } from '../offer';
import { anOffer } from '../offer.fixture';

const feedback = { id: 'f1', title: 'Ana, Recife', description: 'Chegou no prazo.', image: null, stars: 4 };

/** An offer with a logo, a banner and a feedback. */
function styled(template: CheckoutOffer['template'], offer: CheckoutOffer = anOffer()): CheckoutOffer {
  const looks = {
    logoTopImageURL: 'https://img.example/logo.png',
    enabledBannerText: true,
    bannerText: 'Só hoje',
    feedbacks: [feedback],
  };
  return { ...offer, template, checkoutBuilderConfig: { ...offer.checkoutBuilderConfig, ...looks } };
}

const goods = anOffer({ typeProduct: 'FISICO' });
const subscription: CheckoutOffer = {
  ...anOffer(),
  ...{ type: 'SUBSCRIPTION', recurrencePrice: cents(2990), frequencyInDays: 30 },
};

/** The parts of the page: the headings of its cards or steps, with their numbers. */
const parts = async (offer: CheckoutOffer) =>
  (await renderCheckout(offer)).querySelectorAll('#checkout section[aria-labelledby^=step-] > h2').map(words);

describe.each(['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const)(
  'an offer that takes no payments, in %s',
  (template) => {
    const none = { pixEnabled: false, creditCardEnabled: false, billetEnabled: false };

    test('shows a message, and no button to buy', async () => {
      const selling = await renderCheckout(styled(template));
      expect(selling.querySelectorAll('form#checkout [type=submit]').length).toBe(1);
      const page = await renderCheckout({ ...styled(template), ...none });
      expect(words(page)).toContain('Esta oferta não aceita pagamentos no momento.');
      expect(page.querySelectorAll('form#checkout [type=submit]').length).toBe(0);
      expect(words(page)).not.toContain('Pix');
    });
  },
);

describe('Default', () => {
  test('Default has personal data as step 1 and payment as step 2, each in a column (C1.27, C2.114, C2.115)', async () => {
    const offer = styled('DEFAULT', goods);
    expect(await parts(offer)).toEqual(['1Seus dados', '2Pagamento']);
    const [columns, ...others] = (await renderCheckout(offer)).querySelectorAll('#checkout .columns');
    const headings = columns?.children.map((column) => words(column.querySelector('h2')));
    expect(headings?.slice(0, 2)).toEqual(await parts(offer));
    expect(others).toEqual([]);
  });
});

describe('Dropshipping', () => {
  test('has steps, with an address for physical products only (C1.28, C2.129, C2.130, C2.131, C2.132, C2.135, C4.7)', async () => {
    expect(await parts(styled('DROPSHIPPING', goods))).toEqual([
      '1Seus dados',
      '2Endereço de entrega',
      '3Pagamento',
    ]);
    expect(await parts(styled('DROPSHIPPING'))).toEqual(['1Seus dados', '2Pagamento']);
    const onward = async (offer: CheckoutOffer) =>
      (await renderCheckout(offer))
        .querySelectorAll('#checkout .continue')
        .map((link) => link.getAttribute('href'));
    expect(await onward(styled('DROPSHIPPING', goods))).toEqual(['#step-address', '#step-payment']);
    expect(await onward(styled('DROPSHIPPING'))).toEqual(['#step-payment']);
  });

  test('Dropshipping has a header with logo and note, the banner, and the form (C2.117, C2.118, C2.119, C2.120)', async () => {
    const page = await renderCheckout(styled('DROPSHIPPING', goods));
    const header = page.querySelector('header');
    expect(header?.querySelector('img')?.attributes).toMatchObject({
      src: 'https://img.example/logo.png',
      alt: 'Conecta',
    });
    expect(words(header)).toMatch(/Ambiente seguro$/);
    expect(words(page.querySelector('.banner'))).toBe('Só hoje');
    expect(page.querySelectorAll('form#checkout [type=submit]').length).toBe(1);
  });

  test('its panel has product, bumps, subtotal, shipping, total and feedbacks (C2.122, C2.123, C2.124, C2.126, C2.127, C2.128)', async () => {
    const bumped = await ticked(styled('DROPSHIPPING', goods), ['b2']);
    const panel = bumped.querySelector('.columns > .panel');
    expect(panel?.querySelectorAll('dl > div').map(words)).toEqual([
      'Fotografia com o Celular R$ 97,00',
      'b2 R$ 19,00',
      'Subtotal R$ 116,00',
      'Frete R$ 19,90',
    ]);
    expect(words(panel?.querySelector('.total') ?? null)).toBe('TotalR$ 135,90');
    expect(words(panel?.querySelector('figure') ?? null)).toBe('Chegou no prazo. Ana, Recife');
    expect(panel?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('4 de 5 estrelas');
  });

  test('its panel has the next charge of a subscription: today plus the interval (C2.125, C9.9)', async () => {
    const panel = (await renderCheckout(styled('DROPSHIPPING', subscription))).querySelector(
      '.columns > .panel',
    );
    expect(words(panel)).toContain('Próxima cobrança em 21/12/2026: R$ 29,90');
    const once = (await renderCheckout(styled('DROPSHIPPING'))).querySelector('.columns > .panel');
    expect(words(once)).not.toContain('Próxima cobrança');
  });
});

describe('Vega', () => {
  test('Vega has cards without numbers: personal data, delivery of goods, payment (C1.29, C2.137)', async () => {
    expect(await parts(styled('VEGA', goods))).toEqual(['Seus dados', 'Endereço de entrega', 'Pagamento']);
    expect(await parts(styled('VEGA'))).toEqual(['Seus dados', 'Pagamento']);
  });

  test('Vega has a heading over the cart, save where the platform hides it (C2.141)', async () => {
    const headings = async (offer: CheckoutOffer) =>
      (await renderCheckout(offer)).querySelectorAll('.cart > h2').map(words);
    expect(await headings(styled('VEGA'))).toEqual(['Seu carrinho']);
    expect(await headings({ ...styled('VEGA'), cartHeadingHidden: true })).toEqual([]);
  });
});

test.each(['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const)(
  '%s shows product and price, the price of a subscription by its interval, and feedbacks (C1.5, C2.113, C9.10)',
  async (template) => {
    const page = await renderCheckout(styled(template, subscription));
    expect(words(page.querySelector('h1'))).toBe('Fotografia com o Celular');
    expect(words(page.querySelector('.product'))).toContain('R$ 97,00 R$ 29,90 a cada 30 dias');
    expect(words((await renderCheckout(styled(template))).querySelector('.product'))).not.toContain('a cada');
    expect(page.querySelectorAll('figure').map(words)).toEqual(['Chegou no prazo. Ana, Recife']);
  },
);

/** The returned form of a purchase with these bumps and a complete postcode. */
function ticked(offer: CheckoutOffer, orderBumpsIds: readonly string[]) {
  const form = { ...formFromLink(offer, new URLSearchParams()), cep: '01310-100', deliveryOptionId: 'd1' };
  const reply = { form: { ...form, orderBumpsIds }, problems: {}, notice: null, attemptKey: 'k' };
  return renderCheckout(offer, { reply });
}

const party = (name: string, document: string) => ({
  ...{ name, document, address: 'Rua A, 1, São Paulo', email: 'ajuda@loja.example', phone: '11912345678' },
});
const trusted: CheckoutOffer = {
  ...anOffer(),
  legal: {
    seller: party('Loja da Ana Ltda.', '19131243000197'),
    platform: { ...party('Conecta Ltda.', '11222333000181'), phone: '1130031234' },
    termsUrl: 'https://loja.example/termos',
    privacyUrl: '/privacidade',
    guaranteeDays: 14,
  },
};

describe.each(['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const)('%s says who sells', (template) => {
  test('beside the button: seller, document, contact, guarantee, terms, privacy and the methods taken', async () => {
    const trust = (await renderCheckout(styled(template, trusted))).querySelector('#checkout .trust');
    expect(words(trust)).toContain('Garantia de 14 dias');
    expect(words(trust?.querySelector('.seller') ?? null)).toBe(
      'Vendido por Loja da Ana Ltda. · CNPJ 19.131.243/0001-97 ajuda@loja.example(11) 91234-5678 Termos de usoPolítica de privacidade',
    );
    expect(trust?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:ajuda@loja.example',
      'tel:+5511912345678',
      'https://loja.example/termos',
      '/privacidade',
    ]);
    expect(trust?.querySelectorAll('.marks li').map(words)).toEqual([
      'Pix',
      'VISA',
      'Mastercard',
      'Elo',
      'Boleto',
    ]);
  });

  test('the footer has both parties with document, address and contact, and the right of withdrawal', async () => {
    const legal = (await renderCheckout(styled(template, trusted))).querySelector('footer .legal');
    expect(legal?.querySelectorAll('p').map(words)).toEqual([
      'Vendido por Loja da Ana Ltda. · CNPJ 19.131.243/0001-97 · Rua A, 1, São Paulo',
      'ajuda@loja.example(11) 91234-5678',
      'Pagamento processado por Conecta Ltda. · CNPJ 11.222.333/0001-81 · Rua A, 1, São Paulo',
      'ajuda@loja.example(11) 3003-1234',
      'Direito de arrependimento: você pode desistir da compra em até 7 dias a partir do recebimento e ter o valor de volta (art. 49 do Código de Defesa do Consumidor).',
      'Termos de usoPolítica de privacidade',
    ]);
  });

  test('the footer leaves out empty data and invalid addresses', async () => {
    const hostile = { ...anOffer().legal, termsUrl: 'javascript:alert(1)', privacyUrl: '//evil.example' };
    const page = await renderCheckout(styled(template, { ...anOffer(), legal: hostile }));
    expect(words(page.querySelector('#checkout .trust'))).not.toMatch(/Vendido por|Garantia/);
    expect(page.querySelectorAll('.trust a, .legal a')).toEqual([]);
    expect(words(page.querySelector('footer .legal'))).toMatch(/^Pagamento processado por Conecta Direito/);
  });

  test('the largest number of installments beside the price, and the price before', async () => {
    const price = async (offer: CheckoutOffer) =>
      words((await renderCheckout(styled(template, offer))).querySelector('.product .price'));
    const maxInstallments = {
      installmentNumber: 12,
      installmentValue: cents(1002),
      finalValue: cents(12_024),
    };
    expect(await price({ ...anOffer(), maxInstallments })).toBe('12x de R$ 10,02 ou R$ 97,00 à vista');
    expect(await price(anOffer())).toBe('R$ 97,00');
    expect(await price({ ...anOffer(), fakePrice: cents(19_700) })).toBe('De R$ 197,00 por R$ 97,00');
    expect(await price({ ...anOffer(), fakePrice: cents(9_000) })).toBe('R$ 97,00');
  });

  test('the bumps are between the payment methods and the button', async () => {
    const parts = (await renderCheckout(styled(template)))
      .querySelectorAll(
        '#checkout [name=paymentMethod], #checkout [name=orderBumpsIds], #checkout [type=submit]',
      )
      .map((element) => element.getAttribute('name') ?? 'submit');
    expect([...new Set(parts)]).toEqual(['paymentMethod', 'orderBumpsIds', 'submit']);
  });

  test('the summary opens without script: a checkbox outside the form', async () => {
    const summary = (await renderCheckout(styled(template))).querySelector('.stub[data-folds]');
    const box = summary?.querySelector('input[type=checkbox]');
    expect(box?.getAttribute('name')).toBeUndefined();
    expect(summary?.querySelector('h2 label, h3 label')?.getAttribute('for')).toBe(box?.id);
    expect(words(summary?.querySelector('output') ?? null)).toBe('TotalR$ 97,00');
  });
});

test('a second purchase is asked about, with a link to the first', async () => {
  const form = formFromLink(anOffer(), new URLSearchParams());
  const reply = { form, problems: {}, notice: null, attemptKey: 'k', boughtPaymentId: 'p1' };
  const page = await renderCheckout(anOffer(), { reply });
  const notice = page.querySelector('#checkout [role=alert]');
  expect(words(notice)).toBe(
    'Você já comprou Fotografia com o Celular O pagamento da primeira compra está confirmado. Quer comprar de novo? Comprar de novo Ver a compra que já fiz',
  );
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/checkout/payment/p1');
  expect(notice?.querySelectorAll('button[type=submit]').length).toBe(1);
  expect(page.querySelector('[name=attemptKey]')?.getAttribute('value')).toBe('k');
});
