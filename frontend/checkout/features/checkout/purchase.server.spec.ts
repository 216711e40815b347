import { describe, expect, test } from '@jest/globals';
import { CHECKOUT_ERROR_TEXTS } from '@guiche/checkout-rules';
import type { ApiProblem, PurchaseBody } from '../../../shared/server/api.server';
import type { CheckoutOffer } from './offer';
import { anOffer } from './offer.fixture';
import type { FormReply } from './form-reply';
import { purchase } from './purchase.server';

const KEY = '5f0c7f0e-8a53-4c4a-9a38-1c38b5b3a001';
const NEW_KEY = '5f0c7f0e-8a53-4c4a-9a38-1c38b5b3a002';

function submission(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const filled = {
    ...{ attemptKey: KEY, name: 'Maria da Silva', email: 'maria@exemplo.com.br', phone: '(11) 98765-4321' },
    ...{ cpf: '529.982.247-25', paymentMethod: 'PIX', orderBumpsIds: 'b1', expectedTotal: '12400' },
    ...fields,
  };
  for (const [name, value] of Object.entries(filled)) form.append(name, value);
  return form;
}

const placed = { paymentId: 'p1', method: 'PIX', status: 'PENDING', upsellToken: 't', payment: {} };

/** Buys against an API that gives these answers in turn, and returns its requests. */
async function buy(
  answers: readonly object[],
  options: {
    fields?: Record<string, string>;
    submitted?: FormData;
    locale?: 'en-US';
    offer?: CheckoutOffer;
    query?: string;
    shownAttemptKey?: string;
    nowPaid?: boolean;
    coupon?: object;
  } = {},
) {
  const calls: { key: string; body: PurchaseBody }[] = [];
  const api = {
    post: (path: string, { headers, body }: { headers: Record<string, string>; body: PurchaseBody }) => {
      expect(path).toBe('/api/checkout/purchase');
      calls.push({ key: headers['Idempotency-Key'] ?? '', body });
      return Promise.resolve(answers[Math.min(calls.length, answers.length) - 1]);
    },
    get: (path: string) =>
      Promise.resolve(
        path === '/api/checkout/{checkoutId}/coupons/{code}'
          ? options.coupon
          : { ok: true, data: { status: options.nowPaid ? 'APPROVED' : 'PENDING' } },
      ),
  };
  const url = new URL(`https://loja.example/checkout/x?${options.query ?? 'utm_source=ig&affiliateId=af1'}`);
  const result = await purchase({
    api: api as unknown as Parameters<typeof purchase>[0]['api'],
    offer: options.offer ?? anOffer(),
    locale: options.locale ?? 'pt-BR',
    submitted: options.submitted ?? submission(options.fields),
    link: null,
    url,
    affiliates: { affiliateId: url.searchParams.get('affiliateId') ?? '', nextAffiliateIds: [] },
    newAttemptKey: () => NEW_KEY,
    shownAttemptKey: options.shownAttemptKey,
  });
  return { result, calls };
}

const refusal = (status: number, code: string, more: Partial<ApiProblem> = {}) => ({
  ok: false,
  problem: {
    status,
    code,
    title: `about ${code}`,
    errors: {},
    flag: null,
    requestId: null,
    retryAfterSeconds: null,
    ...more,
  },
});

describe('purchase', () => {
  test('sends what the specification lists, digits only, without empty values (C2.102, C2.103, C6.8, C7.10, C7.11, C7.12, C7.13, C7.14, C7.25, C7.26, C7.27, C7.29)', async () => {
    const { result, calls } = await buy([{ ok: true, status: 201, data: placed }]);
    expect(result).toEqual({ kind: 'placed', purchased: placed });
    expect(calls).toEqual([
      {
        key: KEY,
        body: {
          ...{
            offerId: anOffer().id,
            name: 'Maria da Silva',
            email: 'maria@exemplo.com.br',
            paymentMethod: 'PIX',
          },
          ...{ phone: '11987654321', cpf: '52998224725', orderBumpsIds: ['b1'], expectedTotal: 12_400 },
          ...{ utmQuery: 'utm_source=ig&affiliateId=af1', affiliateId: 'af1' },
        },
      },
    ]);
  });

  test('asks before a second purchase with the same form after its payment was shown and confirmed', async () => {
    const again = { ok: true, status: 201, data: placed };
    const { result, calls } = await buy([again], { shownAttemptKey: KEY, nowPaid: true });
    expect(result).toEqual({
      kind: 'returned',
      status: 409,
      reply: {
        form: expect.objectContaining({ name: 'Maria da Silva', email: 'maria@exemplo.com.br' }),
        problems: {},
        notice: null,
        attemptKey: NEW_KEY,
        boughtPaymentId: 'p1',
        coupon: null,
      },
    });
    expect(calls.map(({ key }) => key)).toEqual([KEY]);
  });

  test.each([
    ['a payment that is not confirmed', { shownAttemptKey: KEY, nowPaid: false }],
    ['a double click: no payment was shown yet', { nowPaid: true }],
    ['another attempt than the one that was shown', { shownAttemptKey: NEW_KEY, nowPaid: true }],
  ])('continues to the payment without asking for %s', async (_what, options) => {
    const { result } = await buy([{ ok: true, status: 201, data: placed }], options);
    expect(result).toEqual({ kind: 'placed', purchased: placed });
  });

  test('a purchase of physical products also sends the address, the delivery option and the known details (C7.18, C7.19, C7.20, C7.21, C7.22, C7.23, C7.24, C7.28, C7.30, C7.31)', async () => {
    const address = {
      ...{ street: 'Avenida Paulista', number: '1000', complement: 'apto 12', district: 'Bela Vista' },
      ...{ city: 'São Paulo', state: 'SP' },
    };
    const besides = { referer: 'https://blog.example/', abandonedCartId: 'cart-1' };
    const { calls } = await buy([{ ok: true, status: 201, data: placed }], {
      offer: anOffer({ typeProduct: 'FISICO' }),
      fields: { ...address, ...besides, cep: '01310-100', deliveryOptionId: 'd1' },
    });
    expect(calls[0]?.body).toMatchObject({
      ...address,
      ...besides,
      cep: '01310100',
      deliveryFare: 1_990,
      deliveryOptionId: 'd1',
    });
  });

  test.each(['PIX', 'BILLET'])(
    'purchase for %s no fingerprints are sent on, whatever the page sent (C7.32)',
    async (paymentMethod) => {
      const fingerPrints = '[{"provider":"KONDUTO","value":"session-1"}]';
      const { calls } = await buy([{ ok: true, status: 201, data: placed }], {
        fields: { paymentMethod, fingerPrints },
      });
      expect(calls.map(({ body }) => [body.paymentMethod, body.fingerPrints, body.creditCard])).toEqual([
        [paymentMethod, undefined, undefined],
      ]);
    },
  );

  test('outside pt-BR the fixed phone and CPF are sent instead of the ones that were not requested (C5.36, C9.20, C9.21)', async () => {
    const { calls } = await buy([{ ok: true, status: 201, data: placed }], {
      locale: 'en-US',
      fields: { phone: '', cpf: '' },
    });
    expect(calls[0]?.body).toMatchObject({ cpf: '00000000191', phone: '11999990000' });
  });

  test('a form with problems is returned whole and nothing is sent (C5.3, C8.4)', async () => {
    const { result, calls } = await buy([], { fields: { name: 'Ana', cpf: '123' } });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      kind: 'returned',
      status: 422,
      reply: {
        form: { name: 'Ana', email: 'maria@exemplo.com.br', orderBumpsIds: ['b1'] },
        problems: { name: 'Mínimo 3 caracteres', cpf: 'CPF inválido. Confira os 11 dígitos.' },
        notice: null,
        attemptKey: KEY,
      },
    });
  });

  test('a link with a query that is too long still sells: its beginning is sent (C2.102, C2.103)', async () => {
    const far = 'x'.repeat(5_000);
    const query = `affiliateId=${far}`;
    const { calls } = await buy([{ ok: true, status: 201, data: placed }], {
      query,
      fields: { referer: far },
    });
    const { utmQuery, affiliateId, referer } = calls[0]?.body ?? {};
    expect([utmQuery, affiliateId, referer]).toEqual([
      query.slice(0, 4_000),
      far.slice(0, 100),
      far.slice(0, 2_000),
    ]);
  });

  test('a first attempt still in progress is sent again with the same key', async () => {
    const waiting = refusal(409, 'purchaseInProgress', { retryAfterSeconds: 0.01 });
    const { result, calls } = await buy([waiting, { ok: true, status: 201, data: placed }]);
    expect(calls.map(({ key }) => key)).toEqual([KEY, KEY]);
    expect(result.kind).toBe('placed');
  });

  test.each(['abc', 'k'.repeat(201), `${KEY}\r\nX-Injected: 1`, '鍵'.repeat(12), `${KEY} `])(
    'a key that cannot be sent (%j) is answered 422 with a new one, and nothing is sent',
    async (attemptKey) => {
      const { result, calls } = await buy([{ ok: true, status: 201, data: placed }], {
        fields: { attemptKey },
      });
      expect(calls).toEqual([]);
      expect(result).toMatchObject({
        kind: 'returned',
        status: 422,
        reply: {
          attemptKey: NEW_KEY,
          notice: 'O formulário chegou incompleto e nada foi cobrado. Confira os dados e envie de novo.',
          form: { name: 'Maria da Silva' },
        },
      });
    },
  );

  test.each([
    ['still in progress', refusal(409, 'purchaseInProgress', { retryAfterSeconds: 0.01 }), KEY, 3],
    ['no answer', refusal(503, 'unavailable'), KEY, 1],
    ['declined', refusal(502, 'errorPaymentDeclined'), NEW_KEY, 1],
    ['another price', refusal(409, 'priceChanged'), NEW_KEY, 1],
    ['the key of another order', refusal(422, 'idempotencyKeyReused'), NEW_KEY, 1],
  ])(
    '%s: the key of the next try is the old one exactly while the first may have been booked',
    async (_, answer, key, calls) => {
      const bought = await buy([answer]);
      expect(bought.calls.length).toBe(calls);
      expect(bought.result).toMatchObject({
        kind: 'returned',
        status: answer.problem.status,
        reply: { attemptKey: key },
      });
      const { reply } = bought.result as { reply: { notice: string; form: { name: string } } };
      expect(reply.notice.length).toBeGreaterThan(20);
      expect(reply.form.name).toBe('Maria da Silva');
    },
  );

  test('a decline is shown beside the methods too (C4.20, C8.11)', async () => {
    const { result } = await buy([refusal(502, 'errorPaymentDeclined')]);
    const reported = CHECKOUT_ERROR_TEXTS.errorPaymentDeclined['pt-BR'];
    expect(result).toMatchObject({ reply: { notice: reported, problems: { paymentMethod: reported } } });
  });

  test('too many cards: the text of the API says when to try again, and is shown beside the methods', async () => {
    const title = 'Por segurança, o pagamento com cartão está pausado. Tente de novo em 30 s.';
    const { result, calls } = await buy([
      refusal(429, 'cardAttemptsLimited', { title, retryAfterSeconds: 30 }),
    ]);
    expect(calls).toHaveLength(1);
    expect(result).toMatchObject({
      status: 429,
      reply: { notice: title, problems: { paymentMethod: title }, attemptKey: NEW_KEY },
    });
  });

  test('too many charges by PIX: the sentence of the API is the notice', async () => {
    const title = 'Você gerou muitos pedidos em pouco tempo.';
    const { result } = await buy([refusal(429, 'purchasesLimited', { title })]);
    expect(result).toMatchObject({ status: 429, reply: { notice: title, problems: {} } });
  });

  test("the server's problems stand beside their fields (C8.6)", async () => {
    const specified = await buy([refusal(422, 'errorPhoneAndCpf')]);
    expect(specified.result).toMatchObject({
      reply: {
        notice: null,
        problems: { phone: 'Informe o telefone e o CPF.', cpf: 'Informe o telefone e o CPF.' },
      },
    });
    const own = await buy([
      refusal(422, 'validation', { errors: { email: ['E-mail recusado'], nothing: ['?'] } }),
    ]);
    expect(own.result).toMatchObject({
      reply: { problems: { email: 'E-mail recusado' }, attemptKey: NEW_KEY },
    });
  });

  test('a refused purchase gets a new key and keeps the page', async () => {
    const { result } = await buy([{ ok: true, status: 201, data: { ...placed, status: 'REJECTED' } }]);
    const reported =
      'Não foi possível gerar este pagamento. Nada foi cobrado: confira os dados e tente de novo.';
    expect(result).toMatchObject({
      kind: 'returned',
      status: 422,
      reply: { attemptKey: NEW_KEY, notice: reported, problems: { paymentMethod: reported } },
    });
  });

  test.each([
    ['INSUFFICIENT_FUNDS', /^Cartão recusado por falta de saldo ou limite\./],
    ['FRAUD_SUSPECTED', /^Cartão recusado na análise de segurança\./],
    ['CARD_REFUSED', /^Cartão recusado\. Confira os dados/],
    [null, /^Cartão recusado\. Confira os dados/],
  ])('a card refused for %s shows this reason (C4.14, C8.10)', async (reason, sentence) => {
    const rejected = { ...placed, method: 'CREDIT_CARD', status: 'REJECTED', payment: { reason } };
    const { result } = await buy([{ ok: true, status: 201, data: rejected }], {
      fields: { paymentMethod: 'CREDIT_CARD', cardToken: 'sealed' },
    });
    expect(result).toMatchObject({
      status: 422,
      reply: { cardRefused: true, attemptKey: NEW_KEY, notice: expect.stringMatching(sentence) },
    });
    const { reply } = result as { reply: FormReply };
    expect(reply.problems).toEqual({ paymentMethod: reply.notice });
  });

  test('the button that pays by Pix instead counts, whatever method is chosen beside it', async () => {
    const { calls } = await buy([{ ok: true, status: 201, data: placed }], {
      fields: { paymentMethod: 'CREDIT_CARD', payWith: 'PIX' },
    });
    expect(calls.map(({ body }) => [body.paymentMethod, body.creditCard])).toEqual([['PIX', undefined]]);
  });

  describe('of a page without script, which showed R$ 97,00,', () => {
    const card = { paymentMethod: 'CREDIT_CARD', cardToken: 'sealed', expectedTotal: '' };
    const withoutScript = async (fields: Record<string, string>) => {
      const submitted = submission({ ...card, shownTotal: '9700', ...fields });
      submitted.delete('expectedTotal');
      return buy([{ ok: true, status: 201, data: placed }], { submitted });
    };

    test('a card with a bump is not charged before the new total was shown (C9.3)', async () => {
      const { result, calls } = await withoutScript({});
      expect(calls).toEqual([]);
      expect(result).toMatchObject({
        kind: 'returned',
        status: 409,
        reply: { attemptKey: KEY, form: { orderBumpsIds: ['b1'], paymentMethod: 'CREDIT_CARD' } },
      });
      expect((result as { reply: FormReply }).reply.notice).toMatch(
        /o total é R\$\s124,00\. Nada foi cobrado/,
      );
      const confirmed = await withoutScript({ shownTotal: '12400' });
      expect(confirmed.calls.map(({ body }) => body.expectedTotal)).toEqual([12_400]);
    });

    test('a card in installments is charged the amount of their option (C9.3)', async () => {
      const { calls } = await withoutScript({ orderBumpsIds: '', cardInstallment: '3' });
      expect(calls.map(({ body }) => [body.creditCard?.installments, body.expectedTotal])).toEqual([
        [3, 9_699],
      ]);
    });

    test('Pix shows its sum on the next page, before it is paid (C9.3)', async () => {
      const { calls } = await withoutScript({ paymentMethod: 'PIX' });
      expect(calls.map(({ body }) => [body.orderBumpsIds, body.expectedTotal])).toEqual([
        [['b1'], undefined],
      ]);
    });
  });
});

test('a bump that is not sold with the method is told above the form', async () => {
  const errors = { orderBumpsIds: ['“Guia” não é vendida com esta forma de pagamento.'] };
  const { result } = await buy([refusal(422, 'validation', { errors })]);
  expect(result).toMatchObject({
    status: 422,
    reply: { notice: errors.orderBumpsIds[0], problems: {}, form: { name: 'Maria da Silva' } },
  });
});

describe('a coupon', () => {
  const ten = { code: 'DEZ', kind: 'PERCENT', value: 1_000, methods: ['PIX'], onMain: true, bumpIds: [] };
  const known = { ok: true, status: 200, data: { ...ten, recurrencePrice: null } };
  const answers = [{ ok: true, status: 201, data: placed }];

  test('that is applied comes back with the form, and nothing is bought', async () => {
    const fields = { coupon: 'dez', intent: 'applyCoupon', email: '' };
    const { result, calls } = await buy(answers, { fields, coupon: known });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      status: 200,
      reply: { coupon: { code: 'DEZ' }, problems: {}, notice: null, ofCoupon: true, attemptKey: KEY },
    });
  });

  test('that is removed counts no more', async () => {
    const fields = { coupon: 'DEZ', shownCoupon: 'DEZ', intent: 'removeCoupon' };
    const { result, calls } = await buy(answers, { fields, coupon: known });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({ status: 200, reply: { coupon: null, form: { coupon: '' } } });
  });

  test('that was typed and not applied is applied first, and the buyer sees the new total', async () => {
    const { result, calls } = await buy(answers, { fields: { coupon: 'dez' }, coupon: known });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      status: 409,
      reply: { coupon: { code: 'DEZ' }, notice: expect.stringContaining('114,30') },
    });
  });

  test('that was shown is sent with the purchase, unless it takes nothing off', async () => {
    const shown = { coupon: 'DEZ', shownCoupon: 'DEZ', expectedTotal: '11430' };
    const pix = await buy(answers, { fields: shown, coupon: known });
    expect(pix.calls[0]?.body).toMatchObject({ coupon: 'DEZ', expectedTotal: 11_430 });
    const billet = await buy(answers, { fields: { ...shown, paymentMethod: 'BILLET' }, coupon: known });
    expect(billet.calls[0]?.body).not.toHaveProperty('coupon');
  });

  test('that is not valid, or used up meanwhile, is told at its field and counts no more', async () => {
    const wrong = await buy(answers, { fields: { coupon: 'x' }, coupon: refusal(422, 'couponUnknown') });
    expect(wrong.calls).toEqual([]);
    expect(wrong.result).toMatchObject({
      reply: { coupon: null, problems: { coupon: 'about couponUnknown' } },
    });
    const errors = { coupon: ['Este cupom já foi usado por completo.'] };
    const late = await buy([refusal(409, 'couponUsedUp', { errors })], {
      fields: { coupon: 'DEZ', shownCoupon: 'DEZ' },
      coupon: known,
    });
    expect(late.result).toMatchObject({
      status: 409,
      reply: { coupon: null, problems: { coupon: errors.coupon[0] }, attemptKey: NEW_KEY },
    });
  });
});
