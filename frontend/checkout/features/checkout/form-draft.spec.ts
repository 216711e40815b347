import { describe, expect, test } from '@jest/globals';
import { formFromLink, type CheckoutForm } from './checkout-form';
import { keepDraft, readDraft, type DraftOrigin } from './form-draft';
import { anOffer } from './offer.fixture';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const offer = anOffer({ typeProduct: 'FISICO' });
const linked = (query = ''): DraftOrigin => ({
  offerId: offer.id,
  form: formFromLink(offer, new URLSearchParams(query)),
  formIsKept: false,
});
const TYPED: CheckoutForm = {
  ...linked().form,
  ...{ name: 'Maria da Silva', phone: '(11) 98765-4321', cpf: '529.982.247-25', cep: '01310-100' },
  ...{ paymentMethod: 'CREDIT_CARD', orderBumpsIds: ['b2'], cardInstallment: '3', deliveryOptionId: 'd1' },
};
const everyField = { asked: () => true, now: NOW };

function aTab() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

describe('the form draft', () => {
  test('is restored completely after a reload', () => {
    const tab = aTab();
    keepDraft(tab, linked(), TYPED, everyField);
    expect(readDraft(tab, linked(), NOW)).toEqual(TYPED);
  });

  test('belongs to its own offer', () => {
    const tab = aTab();
    keepDraft(tab, linked(), TYPED, everyField);
    expect(readDraft(tab, { ...linked(), offerId: 'another' }, NOW)).toBeUndefined();
  });

  test('keeps phone and CPF while a language is shown that does not ask for them', () => {
    const tab = aTab();
    keepDraft(tab, linked(), TYPED, everyField);
    const inEnglish = { ...TYPED, name: 'Maria Souza', phone: '', cpf: '' };
    keepDraft(tab, linked(), inEnglish, {
      ...everyField,
      asked: (field) => !['phone', 'cpf'].includes(field),
    });
    expect(readDraft(tab, linked(), NOW)).toEqual({ ...TYPED, name: 'Maria Souza' });
  });

  test('keeps the installments while another method is chosen, and keeps a cleared field empty', () => {
    const tab = aTab();
    keepDraft(tab, linked(), TYPED, everyField);
    const byPix: CheckoutForm = { ...TYPED, cep: '', paymentMethod: 'PIX', cardInstallment: '1' };
    keepDraft(tab, linked(), byPix, { ...everyField, asked: (field) => field !== 'cardInstallment' });
    expect(readDraft(tab, linked(), NOW)).toEqual({ ...byPix, cardInstallment: '3' });
  });

  test('gives way to a form that the server drew from something newer: another link, an earlier purchase', () => {
    const tab = aTab();
    keepDraft(tab, linked(), TYPED, everyField);
    expect(readDraft(tab, linked('nome=Ana'), NOW)).toBeUndefined();
    expect(readDraft(tab, { ...linked(), formIsKept: true }, NOW)).toBeUndefined();
  });

  test('the form draft expires after a day', () => {
    const tab = aTab();
    keepDraft(tab, linked(), TYPED, everyField);
    expect(readDraft(tab, linked(), NOW + 24 * HOUR_MS)).toEqual(TYPED);
    expect(readDraft(tab, linked(), NOW + 24 * HOUR_MS + 1)).toBeUndefined();
  });
});

test.each(['', 'null', '{}', '{"origin":1}', '[', '{"origin":"x","savedAt":1,"form":{"name":"<b>"}}'])(
  'an invalid draft is ignored: %p',
  (text) => {
    const tab = aTab();
    tab.setItem(`draft:${offer.id}`, text);
    expect(readDraft(tab, linked(), NOW)).toBeUndefined();
  },
);

test('a form holds no card, so a draft cannot', () => {
  const tab = aTab();
  keepDraft(tab, linked(), TYPED, everyField);
  const { form } = JSON.parse(tab.getItem(`draft:${offer.id}`) ?? '') as { form: CheckoutForm };
  expect(Object.keys(form).filter((field) => field.startsWith('card'))).toEqual(['cardInstallment']);
});
