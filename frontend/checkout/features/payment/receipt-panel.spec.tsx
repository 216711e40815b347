import { describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Legal } from '../../components/legal-footer';
import { Countdown } from './countdown';
import { renderPayment } from './render.fixture';
import type { PaymentData } from './payment';
import { PaymentOutcome } from './payment-outcome';
import { aPayment } from './payment.fixture';
import type { ReceiptData } from './receipt';
import { SupportBlock } from './support-block';

const seller = {
  ...{ name: 'Loja da Ana Ltda.', document: '19131243000197', address: null },
  ...{ email: 'ajuda@loja.example', phone: '11912345678' },
};
const nobody = { name: null, document: null, address: null, email: null, phone: null };
const legal: Legal = { seller, platform: nobody, termsUrl: null, privacyUrl: null, guaranteeDays: 7 };

const aReceipt = (different: Partial<ReceiptData> = {}): ReceiptData => ({
  paymentId: 'p',
  orderedAt: '2026-11-21T12:00:00Z',
  paidAt: '2026-11-22T01:30:00Z',
  currency: 'BRL',
  items: [{ title: 'Fotografia com o Celular', quantity: 1, amount: cents(9_700) }],
  ...{ shipping: null, delivery: null, installments: 1, interest: cents(0), total: cents(9_700), legal },
  discount: cents(0),
  ...different,
});

const page = (receipt: ReceiptData | null, payment: Partial<PaymentData> = {}): HTMLElement =>
  parse(
    renderPayment(
      <PaymentOutcome
        {...{ view: 'approved', productName: 'Curso', methods: [], formKept: false, renewFailed: false }}
        backTo="/checkout/o"
        receipt={receipt}
        payment={aPayment({ status: 'APPROVED', ...payment })}
      />,
    ),
  );
const text = (part: HTMLElement | null) => {
  for (const style of part?.querySelectorAll('style') ?? []) style.remove();
  return (part?.structuredText ?? '').replace(/\s+/g, ' ').trim();
};
const lines = (drawing: HTMLElement) =>
  drawing
    .querySelectorAll('dl > div')
    .map((line) => [text(line.querySelector('dt')), text(line.querySelector('dd'))]);

describe('the receipt of a payment', () => {
  test('lists each thing bought, the sum, the method, the day in São Paulo, and the seller', () => {
    const items = [
      { title: 'Fotografia com o Celular', quantity: 1, amount: cents(9_700) },
      { title: 'Guia da luz natural', quantity: 2, amount: cents(5_400) },
    ];
    const drawing = page(aReceipt({ items }), { amount: cents(15_100) });
    expect(lines(drawing)).toEqual([
      ['Fotografia com o Celular', 'R$ 97,00'],
      ['2 × Guia da luz natural', 'R$ 54,00'],
      ['Valor pago', 'R$ 151,00'],
      ['Forma de pagamento', 'Pix'],
      ['Data do pagamento', '21/11/2026'],
      ['Código do pagamento', 'p'],
    ]);
    expect(text(drawing)).toContain('Vendido por Loja da Ana Ltda. · CNPJ 19.131.243/0001-97');
  });

  test('the receipt of a payment of goods by card names freight, carrier, deadline, interest and installments', () => {
    const delivery = { description: 'SEDEX', deliveryTime: '2 a 3 dias úteis' };
    const goods = { shipping: cents(3_490), delivery, installments: 6, interest: cents(1_200) };
    const drawing = page(aReceipt(goods), { method: 'CREDIT_CARD' });
    expect(lines(drawing)).toEqual(
      expect.arrayContaining([
        ['Frete (SEDEX)', 'R$ 34,90'],
        ['Prazo de entrega', '2 a 3 dias úteis'],
        ['Juros do parcelamento', 'R$ 12,00'],
        ['Forma de pagamento', 'Cartão de crédito em 6x'],
      ]),
    );
    expect(text(drawing)).toContain('Entrega: SEDEX, 2 a 3 dias úteis.');
    expect(lines(page(aReceipt({ ...goods, shipping: cents(0) })))).toContainEqual([
      'Frete (SEDEX)',
      'Grátis',
    ]);
  });

  test('the receipt of a payment is replaced by the payment’s own data until it is loaded', () => {
    expect(lines(page(null))).toEqual([
      ['Compra', 'Curso'],
      ['Valor pago', 'R$ 97,00'],
      ['Forma de pagamento', 'Pix'],
      ['Código do pagamento', 'p'],
    ]);
  });
});

test('the clock ticks within the last hour; before that the day and hour say more', () => {
  const clock = (expiresAt: string) =>
    text(parse(renderPayment(<Countdown expiresAt={expiresAt} drawnAt="2026-11-21T12:00:00Z" />)));
  expect(clock('2026-11-21T12:59:59Z')).toBe('Pague até 09:59. Tempo para pagar: 59:59');
  expect(clock('2026-11-21T13:00:00Z')).toBe('Pague até 10:00');
  expect(clock('2026-11-22T14:34:20Z')).toBe('Pague até 22/11 11:34');
});

test('help is with the seller, else with the platform, else nowhere', () => {
  const help = (known: Partial<Legal>) =>
    text(parse(renderPayment(<SupportBlock legal={{ ...legal, ...known }} brand="Conecta" />)));
  expect(help({})).toBe('Precisa de ajuda? Fale com Loja da Ana Ltda.: ajuda@loja.example(11) 91234-5678');
  expect(help({ seller: nobody, platform: { ...nobody, email: 'oi@conecta.example' } })).toBe(
    'Precisa de ajuda? Fale com Conecta: oi@conecta.example',
  );
  expect(help({ seller: nobody })).toBe('');
});
