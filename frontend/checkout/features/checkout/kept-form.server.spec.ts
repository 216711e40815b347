import { describe, expect, test } from '@jest/globals';
import type { Visit } from '../../../shared/server/visit.server';
import type { CheckoutForm } from './checkout-form';
import { keptForms } from './kept-form.server';
import { anOffer } from './offer.fixture';

const FORM: CheckoutForm = {
  ...{ name: 'Maria da Silva', email: 'maria@exemplo.com.br', phone: '(11) 98765-4321' },
  ...{ cpf: '529.982.247-25', cep: '01310-100', street: 'Avenida Paulista; fundos', number: '1000' },
  ...{ complement: 'Apto 3', district: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  paymentMethod: 'CREDIT_CARD',
  deliveryOptionId: 'd1',
  orderBumpsIds: ['b1', 'b2'],
  cardInstallment: '3',
  coupon: '',
};
const offer = anOffer({ typeProduct: 'FISICO' });
const visit = { secure: true } as Visit;

/** The next request of a browser that was given these cookies. */
const withCookies = (...given: string[]) =>
  new Request('https://loja.example/checkout/x?nome=Ana&utm_source=y', {
    headers: { cookie: given.map((cookie) => cookie.split(';')[0]).join('; ') },
  });

describe('a buyer’s typed values are stored', () => {
  test('a buyer’s typed values are stored and restored completely, also with another method', () => {
    const kept = keptForms.keep(visit, offer.id, FORM);
    expect(keptForms.formFor(withCookies(kept), offer)).toEqual(FORM);
    const chosen = keptForms.choose(visit, withCookies(kept), offer.id, 'PIX');
    expect(keptForms.formFor(withCookies(chosen), offer)).toEqual({ ...FORM, paymentMethod: 'PIX' });
  });

  test('a buyer’s typed values are stored for half an hour, not readable by scripts or other sites, for one offer only', () => {
    const kept = keptForms.keep(visit, offer.id, FORM);
    expect(kept).toMatch(
      /^__Host-form-[\da-f-]+=[\w-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(kept).not.toMatch(/Maria|maria|529|98765|Paulista/);
    const other = { ...offer, id: '019aa1d0-0000-7000-8000-000000000062' };
    expect(keptForms.formFor(withCookies(kept), other).email).toBe('');
    expect(keptForms.forget(visit, offer.id)).toMatch(/^__Host-form-[\w-]+=; Path=\/; Max-Age=0;/);
  });

  test('on another device the chosen method is taken along, and the link fills the form as ever', () => {
    const chosen = keptForms.choose(visit, withCookies(), offer.id, 'BILLET');
    expect(keptForms.formFor(withCookies(chosen), offer)).toMatchObject({
      name: 'Ana',
      email: '',
      paymentMethod: 'BILLET',
    });
  });

  test('a method that is no longer sold gives way to the first that is', () => {
    const kept = keptForms.keep(visit, offer.id, FORM);
    const cardless = { ...offer, creditCardEnabled: false };
    expect(keptForms.formFor(withCookies(kept), cardless)).toMatchObject({
      email: FORM.email,
      paymentMethod: 'PIX',
    });
  });

  test('a manipulated cookie is read like any text', () => {
    const forged = `form-${offer.id}=${Buffer.from('email=x&paymentMethod=GOLD&name=%3Cb%3E').toString('base64url')}`;
    expect(keptForms.formFor(withCookies(forged), offer)).toMatchObject({
      name: '<b>',
      paymentMethod: 'PIX',
    });
    expect(keptForms.formFor(withCookies(`form-${offer.id}=%%%`), offer)).toMatchObject({ name: 'Ana' });
  });
});
