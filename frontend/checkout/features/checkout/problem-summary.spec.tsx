import { expect, test } from '@jest/globals';
import { CHECKOUT_ERROR_TEXTS } from '@guiche/checkout-rules';
import { formFromLink } from './checkout-form';
import { renderCheckout, words } from './render.fixture';
import type { FormReply } from './form-reply';
import { anOffer } from './offer.fixture';

const offer = anOffer();
const returned = (reply: Partial<FormReply>) =>
  renderCheckout(offer, {
    reply: {
      ...{ form: formFromLink(offer, new URLSearchParams('nome=Maria')), problems: {}, notice: null },
      ...{ attemptKey: 'k', ...reply },
    },
  });

test.each(['errorPaymentDeclined', 'errorCardDeclined'] as const)(
  '%s is shown above the form without script, which stays and may be sent again (C4.15, C4.16, C4.19, C4.20, C8.10, C8.11)',
  async (error) => {
    const notice = CHECKOUT_ERROR_TEXTS[error]['pt-BR'];
    const page = await returned({ notice, problems: { paymentMethod: notice } });
    expect(words(page.querySelector('[role=alert] p'))).toBe(notice);
    // The methods may be far below: one press leads there, where the problem is shown again.
    const link = page.querySelector('[role=alert] a');
    expect([link?.getAttribute('href'), words(link)]).toEqual([
      '#paymentMethod',
      'Ir para a forma de pagamento',
    ]);
    const methods = page.querySelector('#paymentMethod');
    expect(methods?.getAttribute('aria-describedby')).toBe('paymentMethod-problem');
    expect(words(page.querySelector('#paymentMethod #paymentMethod-problem'))).toBe(notice);
    expect(page.querySelector('#name')?.getAttribute('value')).toBe('Maria');
    const button = page.querySelector('#checkout [type=submit]');
    expect(words(button)).toBe('Finalizar compra');
    expect(button?.hasAttribute('aria-disabled')).toBe(false);
  },
);

test('the problem of a field is shown beside it, and above with its name and a link', async () => {
  const problems = {
    name: 'Informe o nome completo.',
    cpf: 'CPF inválido. Confira os 11 dígitos.',
    cardCvv: 'Campo obrigatório',
  };
  const page = await returned({ problems });
  expect(
    page.querySelectorAll('[role=alert] a').map((link) => [link.getAttribute('href'), words(link)]),
  ).toEqual([
    ['#name', 'Informe o nome completo.'],
    ['#cpf', 'CPF inválido. Confira os 11 dígitos.'],
    ['#cardCvv', 'Código de segurança: Campo obrigatório'],
  ]);
  expect(words(page.querySelector('#name-problem'))).toBe('Informe o nome completo.');
  expect(page.querySelector('#cpf')?.attributes).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'cpf-problem',
  });
});

test('without script one press pays the order of a refused card by Pix, for the sum of Pix', async () => {
  const notice = 'Cartão recusado por falta de saldo ou limite.';
  const form = { ...formFromLink(offer, new URLSearchParams('nome=Maria')), orderBumpsIds: ['b1'] };
  const page = await returned({ form, notice, problems: { paymentMethod: notice }, cardRefused: true });
  const instead = page.querySelector('#paymentMethod button');
  expect(instead?.attributes).toMatchObject({ type: 'submit', name: 'payWith', value: 'PIX' });
  expect(words(instead)).toBe('Pagar R$ 124,00 com Pix agora');
  const other = await returned({ notice, problems: { paymentMethod: notice } });
  expect(other.querySelector('#paymentMethod button')).toBeNull();
});
