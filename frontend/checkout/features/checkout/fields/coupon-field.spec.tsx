import { describe, expect, test } from '@jest/globals';
import { CHECKOUT_TEMPLATES } from '@guiche/checkout-rules';
import { anOffer } from '../offer.fixture';
import type { OfferCoupon } from '../offer';
import { renderCheckout, words } from '../render.fixture';

const TEN: OfferCoupon = {
  ...{ code: 'DEZ', kind: 'PERCENT', value: 1_000, methods: ['PIX', 'CREDIT_CARD', 'BILLET'] },
  ...{ onMain: true, bumpIds: [], recurrencePrice: null },
};

describe.each(CHECKOUT_TEMPLATES)('the coupon in the layout %s, before any script', (template) => {
  const offer = { ...anOffer({ takesCoupons: true }), template };

  test('is typed in a field whose button does not buy, and Enter elsewhere does not press it', async () => {
    const page = await renderCheckout(offer);
    const field = page.querySelector('#checkout input[name=coupon]');
    expect(field?.getAttribute('required')).toBeUndefined();
    expect(page.querySelector('details')?.hasAttribute('open')).toBe(false);
    const buttons = page.querySelectorAll('#checkout [type=submit]');
    expect(buttons[0]?.getAttribute('aria-hidden')).toBe('true');
    expect(buttons.filter((one) => one.getAttribute('value') === 'applyCoupon')).toHaveLength(1);
  });

  test('that counts is shown with what it takes off, and can be removed', async () => {
    const page = await renderCheckout(offer, { coupon: TEN });
    expect(words(page)).toContain('Cupom DEZ aplicado: você economiza R$ 9,70.');
    expect(words(page.querySelector('dl'))).toContain('Cupom DEZ -R$ 9,70');
    expect(page.querySelector('[data-testid=total]')?.text.replace(/\s/g, ' ')).toBe('R$ 87,30');
    expect(page.querySelector('input[name=shownCoupon]')?.getAttribute('value')).toBe('DEZ');
    expect(page.querySelectorAll('[value=removeCoupon]')).toHaveLength(1);
  });

  test('that is not valid is told at its open field, in the language of the page', async () => {
    const page = await renderCheckout(offer, { couponProblem: 'Este cupom não existe. Confira o código.' });
    expect(page.querySelector('details')?.hasAttribute('open')).toBe(true);
    expect(words(page.querySelector('#coupon-problem'))).toBe('Este cupom não existe. Confira o código.');
    expect(page.querySelector('[data-testid=total]')?.text.replace(/\s/g, ' ')).toBe('R$ 97,00');
  });

  test('is not asked for where the seller has none', async () => {
    const page = await renderCheckout({ ...anOffer(), template });
    expect(page.querySelector('[name=coupon]')).toBeNull();
    expect(page.querySelectorAll('#checkout [type=submit][aria-hidden]')).toHaveLength(0);
  });
});

test('a coupon of another method says for which it is valid', async () => {
  const page = await renderCheckout(anOffer(), { coupon: { ...TEN, methods: ['BILLET'] } });
  expect(words(page)).toContain('O cupom DEZ vale para: Boleto.');
  expect(page.querySelector('[data-testid=total]')?.text.replace(/\s/g, ' ')).toBe('R$ 97,00');
});
