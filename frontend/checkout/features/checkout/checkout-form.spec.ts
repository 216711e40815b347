import { expect, test } from '@jest/globals';
import { formFromLink, formFromSubmission } from './checkout-form';
import { anOffer } from './offer.fixture';

test('nome, email, telefone and cpf of the link fill the form in its masks; nothing else does (C2.98, C2.99, C2.100, C2.101)', () => {
  const query = new URLSearchParams(
    'nome= Ana &email=a@b.co&telefone=+5511987654321&cpf=52998224725&cidade=X',
  );
  const form = formFromLink(anOffer({ typeProduct: 'FISICO' }), query);
  expect(form).toMatchObject({
    name: 'Ana',
    email: 'a@b.co',
    phone: '(11) 98765-4321',
    cpf: '529.982.247-25',
  });
  expect(form).toMatchObject({ city: '', paymentMethod: 'PIX', deliveryOptionId: 'd2', orderBumpsIds: [] });
});

test('a value from a link is no longer than the longest e-mail', () => {
  expect(formFromLink(anOffer(), new URLSearchParams({ nome: 'x'.repeat(9_000) })).name).toHaveLength(254);
});

test('submitted values are returned unchanged, with several bumps and an unknown method', () => {
  const sent = new FormData();
  sent.append('name', 'Ana');
  sent.append('orderBumpsIds', 'b1');
  sent.append('orderBumpsIds', 'b2');
  sent.append('paymentMethod', 'GOLD');
  const form = formFromSubmission(sent);
  expect(form).toMatchObject({ name: 'Ana', email: '', orderBumpsIds: ['b1', 'b2'], paymentMethod: 'PIX' });
});

test('card data is never part of the returned values', () => {
  const sent = new FormData();
  for (const input of ['cardNumber', 'cardName', 'cardExpiration', 'cardCvv']) sent.append(input, '4111');
  sent.append('cardInstallment', '3');
  expect(JSON.stringify(formFromSubmission(sent))).not.toContain('4111');
  expect(formFromSubmission(sent).cardInstallment).toBe('3');
});
