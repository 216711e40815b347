import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { ChargeSplit } from '@guiche/gateway-kit';
import { bodyOf } from '../testing/run-example.js';

/**
 * Payments.md §3, "Transaction input": the charge fields that reach a provider. The complete format is tested by its
 * examples.
 */
describe('an item', () => {
  const item = { id: 'sku-9', title: 'Vinil', unitPrice: cents(1999), quantity: 3, tangible: true };
  const sent = () => bodyOf('HAWKPAY', 'chargePix', { items: [item], amount: cents(5997) });

  it.each([
    ['externalRef', 'P3.12', 'sku-9'],
    ['title', 'P3.13', 'Vinil'],
    ['unitPrice', 'P3.14', 1999],
    ['quantity', 'P3.15', 3],
    ['tangible', 'P3.16', true],
  ])('sends HAWKPAY its %s (%s)', async (field, _, value) => {
    await expect(sent()).resolves.toMatchObject({ items: [{ [field]: value }] });
  });
});

describe('the customer', () => {
  const customer = {
    name: 'Rita Reis',
    document: '11144477735',
    email: 'rita@x.example',
    phone: '21912345678',
  };
  it.each([
    ['name', 'P3.17', 'Rita Reis'],
    ['document', 'P3.18', { type: 'cpf', number: '11144477735' }],
    ['email', 'P3.19', 'rita@x.example'],
    ['phone', 'P3.20', '21912345678'],
  ])('sends HAWKPAY the %s (%s)', async (field, _, value) => {
    await expect(bodyOf('HAWKPAY', 'chargePix', { customer })).resolves.toMatchObject({
      customer: { [field]: value },
    });
  });
});

describe('the way to pay', () => {
  it.each([
    ['chargePix', 'pix'],
    ['chargeCard', 'credit_card'],
    ['chargeBillet', 'boleto'],
  ])('the way to pay is named to HAWKPAY: %s as %s (P3.21)', async (capability, paymentMethod) => {
    await expect(bodyOf('HAWKPAY', capability)).resolves.toMatchObject({ paymentMethod });
  });

  it.each([1, 7, 12])('carries %i installments to HAWKPAY (P3.22)', async (installments) => {
    await expect(bodyOf('HAWKPAY', 'chargeCard', { installments })).resolves.toMatchObject({ installments });
  });

  it('carries the stored card to PAGARME (P3.23)', async () => {
    const sent = await bodyOf('PAGARME', 'chargeCard', { cardId: 'card-77' });
    expect(sent).toMatchObject({ payments: [{ credit_card: { card_id: 'card-77' } }] });
  });
});

describe('the address', () => {
  const address = {
    zipCode: '70040902',
    address: 'Eixo Monumental',
    number: '20',
    district: 'Asa Norte',
    city: 'Brasília',
    state: 'DF',
  };
  it.each([
    ['zipCode', 'P3.24', '70040902'],
    ['street', 'P3.25', 'Eixo Monumental'],
    ['streetNumber', 'P3.26', '20'],
    ['neighborhood', 'P3.27', 'Asa Norte'],
    ['city', 'P3.28', 'Brasília'],
    ['state', 'P3.29', 'DF'],
    ['country', 'P9.6', 'BR'],
  ])('sends HAWKPAY its %s (%s)', async (field, _, value) => {
    await expect(bodyOf('HAWKPAY', 'chargeBillet', { address })).resolves.toMatchObject({
      customer: { address: { [field]: value } },
    });
  });
});

describe('the other calls of a charge', () => {
  it.each([
    ['webhookUrl', 'https://loja.example/h/1', 'P3.30', 'postbackUrl'],
    ['checkoutUrl', 'https://loja.example/c/9', 'P3.31', 'checkoutUrl'],
    ['referrerUrl', 'https://blog.example/post', 'P3.32', 'referrerUrl'],
    ['description', 'Curso de vinil', 'P3.33', 'description'],
    ['userId', 'user-9', 'P3.35', 'responsibleExternalId'],
    ['userDocument', '11222333000181', 'P3.36', 'responsibleDocument'],
  ])('AXISBANK gets the %s %s (%s)', async (field, value, _, theirs) => {
    await expect(bodyOf('AXISBANK', 'chargePix', { [field]: value })).resolves.toMatchObject({
      [theirs]: value,
    });
  });

  it('carries the id of the order to HAWKPAY (P3.34)', async () => {
    const sent = await bodyOf('HAWKPAY', 'chargePix', { orderId: 'order-9' });
    expect(sent).toMatchObject({ metadata: '{"orderId":"order-9"}' });
  });

  it('gives AXISBANK the value of its own fingerprint, never that of another provider (P3.44, P3.45)', async () => {
    const theirs = { provider: 'PAGARME', value: 'theirs' };
    const own = { provider: 'AXISBANK', value: 'device-9' };
    await expect(bodyOf('AXISBANK', 'chargeCard', { fingerPrints: [theirs, own] })).resolves.toMatchObject({
      fingerPrint: 'device-9',
    });
    const sent = await bodyOf('AXISBANK', 'chargeCard', { fingerPrints: [theirs] });
    expect(sent).not.toHaveProperty('fingerPrint');
  });

  it("carries the buyer's address in the network to ASAAS, which takes no card without it (P3.47)", async () => {
    await expect(bodyOf('ASAAS', 'chargeCard', { customerIp: '198.51.100.7' })).resolves.toMatchObject({
      remoteIp: '198.51.100.7',
    });
  });
});

describe('a split', () => {
  const split: ChargeSplit = {
    recipientId: 're_seller',
    amount: 1_250,
    type: 'FIXED',
    chargeProcessingFee: true,
    chargeRemainder: false,
    liable: true,
  };
  const sent = (change: Partial<ChargeSplit> = {}) =>
    bodyOf('PAGARME', 'chargePix', { splits: [{ ...split, ...change }] });

  it.each([
    [{}, { recipient_id: 're_seller' }, 'P3.38'],
    [{ amount: 999 }, { amount: 999 }, 'P3.39'],
    [{ type: 'FIXED' }, { type: 'flat', amount: 1_250 }, 'P3.40'],
    [{ type: 'PERCENTAGE' }, { type: 'percentage', amount: 12.5 }, 'P3.40'],
    [{ chargeProcessingFee: true }, { options: { charge_processing_fee: true } }, 'P3.41'],
    [{ chargeProcessingFee: false }, { options: { charge_processing_fee: false } }, 'P3.41'],
    [{ chargeRemainder: true }, { options: { charge_remainder_fee: true } }, 'P3.42'],
    [{ chargeRemainder: false }, { options: { charge_remainder_fee: false } }, 'P3.42'],
    [{ liable: true }, { options: { liable: true } }, 'P3.43'],
    [{ liable: false }, { options: { liable: false } }, 'P3.43'],
  ] as const)('a split with %j is told to PAGARME as %j (%s)', async (change, reported, _rule) => {
    await expect(sent(change)).resolves.toMatchObject({ payments: [{ split: [reported] }] });
  });
});
