import { describe, expect, test } from '@jest/globals';
import { PURCHASE_FIELDS } from '@guiche/checkout-rules';
import { cents } from '@guiche/money';
import { renderCheckout, words } from '../render.fixture';
import { formFromLink } from '../checkout-form';
import type { CheckoutOffer, OfferedBump } from '../offer';
import { anOffer } from '../offer.fixture';

const goods = anOffer({ typeProduct: 'FISICO' });

const namesIn = async (offer: CheckoutOffer) => {
  const fields = (await renderCheckout(offer)).querySelectorAll('#checkout :is(input, select)');
  return [...new Set(fields.map((field) => field.getAttribute('name')))];
};

const BUYER = ['name', 'email', 'phone', 'cpf'];
const ADDRESS = ['cep', 'street', 'number', 'complement', 'district', 'city', 'state'];
const CARD = ['cardNumber', 'cardName', 'cardExpiration', 'cardCvv', 'cardInstallment'];
/** The last one is for pages without script only. */
const KEPT = ['attemptKey', 'referer', 'shownTotal'];

describe.each(['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const)('the form of %s', (template) => {
  test('the form has the fields of the specification (C3.69, C3.70, C3.71, C3.72, C3.73, C3.74, C3.75, C3.76, C3.77, C3.78, C3.79, C3.80, C3.81, C3.82, C3.83, C3.84, C3.85, C3.86)', async () => {
    const names = await namesIn({ ...goods, template });
    expect(names.toSorted()).toEqual(
      [
        ...[...KEPT, ...BUYER, ...ADDRESS, ...CARD],
        ...['deliveryOptionId', 'paymentMethod', 'orderBumpsIds'],
      ].toSorted(),
    );
  });

  test('a field accepts no text longer than the API accepts', async () => {
    const inputs = (await renderCheckout({ ...goods, template })).querySelectorAll(
      '#checkout input[maxlength]',
    );
    const limits = inputs.flatMap((input) => {
      const rule = Object.entries(PURCHASE_FIELDS).find(([name]) => name === input.getAttribute('name'))?.[1];
      return rule?.kind === 'text' ? [[Number(input.getAttribute('maxlength')), rule.max] as const] : [];
    });
    expect(limits.length).toBeGreaterThanOrEqual(7);
    expect(limits.filter(([typed, accepted]) => typed > accepted)).toEqual([]);
  });

  test('the form of a digital product has no address fields (C5.13, C5.19)', async () => {
    const names = await namesIn({ ...anOffer(), template });
    expect(names.filter((name) => ADDRESS.includes(name ?? '') || name === 'deliveryOptionId')).toEqual([]);
  });

  test('the form has the methods of the offer, with the first selected (C4.1, C4.2, C4.3, C4.4, C3.80)', async () => {
    const methods = async (offer: CheckoutOffer) =>
      (await renderCheckout({ ...offer, template }))
        .querySelectorAll('[name=paymentMethod]')
        .map((input) => `${input.getAttribute('value')}${input.hasAttribute('checked') ? ' chosen' : ''}`);
    expect(await methods(goods)).toEqual(['PIX chosen', 'CREDIT_CARD', 'BILLET']);
    expect(await methods({ ...goods, pixEnabled: false })).toEqual(['CREDIT_CARD chosen', 'BILLET']);
    expect(await methods({ ...goods, pixEnabled: false, creditCardEnabled: false })).toEqual([
      'BILLET chosen',
    ]);
  });

  test('names the most installments and their value to whom pays once, and none to a subscriber (C5.37, C9.11)', async () => {
    const note = async (offer: CheckoutOffer) =>
      words((await renderCheckout({ ...offer, template })).querySelector('label:has([value=CREDIT_CARD])'));
    expect(await note(goods)).toBe('Cartão de créditoEm até 12x de R$ 10,02');
    const subscription = { ...anOffer(), type: 'SUBSCRIPTION', recurrencePrice: cents(2990) } as const;
    expect(await note({ ...subscription, frequencyInDays: 30 })).toBe('Cartão de créditoÀ vista');
  });

  test('the form has the delivery options with the pre-selected one selected; a fixed price hides them (C4.21, C4.25, C3.61, C3.62, C3.64)', async () => {
    const [free, ...others] = goods.deliveryOptions;
    const offer = { ...goods, template, deliveryOptions: [{ ...free!, fareAmount: cents(0) }, ...others] };
    const options = (await renderCheckout(offer)).querySelectorAll('label:has([name=deliveryOptionId])');
    expect(options.map(words)).toEqual(['d13 diasGrátis', 'd23 diasR$ 34,90']);
    expect(options.map((option) => option.querySelector('input')?.hasAttribute('checked'))).toEqual([
      false,
      true,
    ]);
    expect(await namesIn({ ...offer, fretePrice: cents(0) })).not.toContain('deliveryOptionId');
    expect(words((await renderCheckout({ ...offer, fretePrice: cents(0) })).querySelector('dl'))).toMatch(
      /Frete ?Grátis$/,
    );
  });
});

test('a bump has a box with its id, a picture, a title and both prices (C1.6, C2.92, C2.93, C2.94, C2.95, C2.96, C3.86)', async () => {
  const [bump] = goods.product.ordersBumps;
  const result = {
    ...bump!.offer,
    ...{ title: 'Guia', fakePrice: cents(4990), product: { title: 'Guia', image: '/demo/guia.svg' } },
  };
  const page = await renderCheckout({
    ...goods,
    product: { ...goods.product, ordersBumps: [{ ...bump!, offer: result }] },
  });
  const box = page.querySelector('label:has([name=orderBumpsIds])');
  expect(box?.querySelector('input')?.attributes).toMatchObject({ type: 'checkbox', value: 'b1' });
  expect(box?.querySelector('img')?.getAttribute('src')).toBe('/demo/guia.svg');
  expect(words(box?.querySelector('s') ?? null)).toBe('R$ 49,90');
  expect(words(box)).toMatch(/^Guia ?De R\$ 49,90 por R\$ 27,00/);
});

test('without script a bump stays free to tick, names its methods, and is not ticked nor counted with another method', async () => {
  const [bump, other] = goods.product.ordersBumps;
  const limited: OfferedBump = { ...bump!, text: 'Em PDF', methods: ['PIX', 'BILLET'] };
  const offer = { ...goods, product: { ...goods.product, ordersBumps: [limited, other!] } };
  const ticked = async (paymentMethod: 'PIX' | 'CREDIT_CARD') => {
    const form = { ...formFromLink(offer, new URLSearchParams()), paymentMethod };
    const reply = { form: { ...form, orderBumpsIds: ['b1', 'b2'] }, problems: {}, notice: null };
    const page = await renderCheckout(offer, { reply: { ...reply, attemptKey: '1' } });
    const boxes = page.querySelectorAll('[name=orderBumpsIds]');
    expect(boxes.map((box) => box.hasAttribute('disabled'))).toEqual([false, false]);
    expect(words(page.querySelector('label:has([name=orderBumpsIds])'))).toMatch(
      /Em PDF ?Só com PIX ou boleto/i,
    );
    const counted = [/R\$ 27,00/, /R\$ 19,00/].map((price) => price.test(words(page.querySelector('dl'))));
    return [boxes.map((box) => box.hasAttribute('checked')), counted];
  };
  expect(await ticked('PIX')).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(await ticked('CREDIT_CARD')).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('the field of the name takes 30 characters (C5.34)', async () => {
  expect((await renderCheckout(goods)).querySelector('#name')?.getAttribute('maxlength')).toBe('30');
});

test('stores the campaign of the visit for the purchase (C1.30, C7.28)', async () => {
  const page = await renderCheckout(goods, { referer: 'https://blog.example/dica' });
  expect(page.querySelector('#checkout [name=referer]')?.attributes).toMatchObject({
    type: 'hidden',
    value: 'https://blog.example/dica',
  });
});

test.each([
  ['pt-BR', true],
  ['en-US', false],
  ['es-ES', false],
] as const)('the form in %s asks for phone and CPF: %s (C2.142, C2.143, C5.35)', async (locale, asked) => {
  const page = await renderCheckout(goods, { locale });
  expect(page.querySelectorAll('#phone, #cpf').length).toBe(asked ? 2 : 0);
});

test('without script a card may be paid in every installment of the sum shown, each with its total (P9.44, P9.45, P9.46)', async () => {
  const options = (await renderCheckout(goods)).querySelectorAll('#cardInstallment option').map(words);
  expect(options).toHaveLength(12);
  expect([options[0], options[2], options[11]]).toEqual([
    '1x de R$ 97,00 (à vista)',
    '3x de R$ 32,33 sem juros (total R$ 96,99)',
    '12x de R$ 10,02 (total R$ 120,24)',
  ]);
});

test('a masked field takes a pasted text whole: the browser would cut it before the mask drops blanks and signs', async () => {
  const page = await renderCheckout(goods);
  const masked = ['phone', 'cpf', 'cep', 'cardNumber', 'cardExpiration', 'cardCvv'];
  expect(masked.map((name) => page.querySelector(`#${name}`)?.getAttribute('maxlength'))).toEqual(
    masked.map(() => undefined),
  );
});

test('a prefilled name that is too long is marked immediately, and the field shows its limit (C5.4, C5.34)', async () => {
  const long = await renderCheckout(goods, { query: 'nome=Maria Aparecida dos Santos Oliveira' });
  expect(words(long.querySelector('#name-problem'))).toBe('Máximo 30 caracteres');
  expect(words(long.querySelector('#name-hint'))).toBe('35 de 30 caracteres');
  expect(long.querySelector('[role=alert]')).toBeNull();
  const near = await renderCheckout(goods, { query: 'nome=Maria Aparecida dos Santos' });
  expect([words(near.querySelector('#name-hint')), near.querySelector('#name-problem')]).toEqual([
    '26 de 30 caracteres',
    null,
  ]);
  expect((await renderCheckout(goods, { query: 'nome=Maria' })).querySelector('#name-hint')).toBeNull();
});
