import { expect, test } from '@jest/globals';
import { aPayment } from './payment.fixture';
import { refreshSeconds, titleOf, viewOf } from './payment-view';

const pending = aPayment();

test('a payment is shown by its status; one whose fate or code is open is being confirmed', () => {
  expect(viewOf(pending)).toBe('pending');
  expect(viewOf({ ...pending, confirming: true })).toBe('confirming');
  expect(viewOf({ ...pending, pixCode: null })).toBe('confirming');
  expect(viewOf({ ...pending, status: 'APPROVED', confirming: true })).toBe('approved');
  expect(viewOf({ ...pending, status: 'CANCELED' })).toBe('canceled');
  expect(viewOf({ ...pending, status: 'CHARGEBACK' })).toBe('chargeback');
});

test('a slip waits to be paid, a card to be decided on', () => {
  const billet = aPayment({ method: 'BILLET', pixCode: null });
  expect(viewOf(billet)).toBe('confirming');
  expect(viewOf({ ...billet, billetCode: '34191' })).toBe('pending');
  expect(viewOf({ ...billet, billetUrl: 'https://banco.example/boleto.pdf' })).toBe('pending');
  const card = aPayment({ method: 'CREDIT_CARD', pixCode: null });
  expect(viewOf(card)).toBe('analysing');
  expect(viewOf({ ...card, confirming: true })).toBe('confirming');
  expect(viewOf({ ...card, status: 'REJECTED' })).toBe('rejected');
});

test('the title names the method it is about', () => {
  const billet = aPayment({ method: 'BILLET', pixCode: null, billetCode: '34191' });
  expect(titleOf(pending)).toBe('titlePending');
  expect(titleOf(billet)).toBe('titleBillet');
  expect(titleOf({ ...pending, status: 'CANCELED' })).toBe('titleCanceled');
  expect(titleOf({ ...billet, status: 'CANCELED' })).toBe('titleCanceledBillet');
  expect(titleOf({ ...billet, method: 'CREDIT_CARD', status: 'CANCELED' })).toBe('titleCanceledCard');
  expect(titleOf({ ...billet, status: 'APPROVED' })).toBe('titleApproved');
});

test('without script the page reloads only while the state can still change', () => {
  expect(refreshSeconds('pending')).toBe(8);
  expect(refreshSeconds('confirming')).toBe(4);
  expect(refreshSeconds('approved')).toBe(0);
  expect(refreshSeconds('canceled')).toBe(0);
});
