import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { ChargeSplit } from '@guiche/gateway-kit';
import { bodyOf } from '../testing/run-example.js';

/**
 * Payments.md §3, "Transaction input": what of a charge reaches a provider that takes it, field by field. How each provider
 * spells the whole is its examples' business.
 */
describe('an item', () => {
  const item = { id: 'sku-9', title: 'Vinil', unitPrice: cents(1999), quantity: 3, tangible: true };
  const sent = () => bodyOf('HAWKPAY', 'chargePix', { items: [item], amount: cents(5997) });

  it.each([
    ['P3.12', 'externalRef', 'sku-9'],
    ['P3.13', 'title', 'Vinil'],
    ['P3.14', 'unitPrice', 1999],
    ['P3.15', 'quantity', 3],
    ['P3.16', 'tangible', true],
  ])('%s goes to HAWKPAY with its %s', async (_, field, value) => {
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
    ['P3.17', 'name', 'Rita Reis'],
    ['P3.18', 'document', { type: 'cpf', number: '11144477735' }],
    ['P3.19', 'email', 'rita@x.example'],
    ['P3.20', 'phone', '21912345678'],
  ])('%s goes to HAWKPAY with the %s', async (_, field, value) => {
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
  ])('P3.21 is named to HAWKPAY: %s as %s', async (capability, paymentMethod) => {
    await expect(bodyOf('HAWKPAY', capability)).resolves.toMatchObject({ paymentMethod });
  });

  it.each([1, 7, 12])('P3.22 carries %i installments to HAWKPAY', async (installments) => {
    await expect(bodyOf('HAWKPAY', 'chargeCard', { installments })).resolves.toMatchObject({ installments });
  });

  it('P3.23 carries the stored card to PAGARME', async () => {
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
    ['P3.24', 'zipCode', '70040902'],
    ['P3.25', 'street', 'Eixo Monumental'],
    ['P3.26', 'streetNumber', '20'],
    ['P3.27', 'neighborhood', 'Asa Norte'],
    ['P3.28', 'city', 'Brasília'],
    ['P3.29', 'state', 'DF'],
    ['P9.6', 'country', 'BR'],
  ])('%s goes to HAWKPAY with its %s', async (_, field, value) => {
    await expect(bodyOf('HAWKPAY', 'chargeBillet', { address })).resolves.toMatchObject({
      customer: { address: { [field]: value } },
    });
  });
});

describe('what stands around the charge', () => {
  it.each([
    ['P3.30', 'webhookUrl', 'https://loja.example/h/1', 'postbackUrl'],
    ['P3.31', 'checkoutUrl', 'https://loja.example/c/9', 'checkoutUrl'],
    ['P3.32', 'referrerUrl', 'https://blog.example/post', 'referrerUrl'],
    ['P3.33', 'description', 'Curso de vinil', 'description'],
    ['P3.35', 'userId', 'user-9', 'responsibleExternalId'],
    ['P3.36', 'userDocument', '11222333000181', 'responsibleDocument'],
  ])('%s: AXISBANK gets the %s %s', async (_, field, value, theirs) => {
    await expect(bodyOf('AXISBANK', 'chargePix', { [field]: value })).resolves.toMatchObject({
      [theirs]: value,
    });
  });

  it('P3.34 carries the id of the order to HAWKPAY', async () => {
    const sent = await bodyOf('HAWKPAY', 'chargePix', { orderId: 'order-9' });
    expect(sent).toMatchObject({ metadata: '{"orderId":"order-9"}' });
  });

  it('P3.44 P3.45 gives AXISBANK the value of its own fingerprint, never that of another provider', async () => {
    const theirs = { provider: 'PAGARME', value: 'theirs' };
    const own = { provider: 'AXISBANK', value: 'device-9' };
    await expect(bodyOf('AXISBANK', 'chargeCard', { fingerPrints: [theirs, own] })).resolves.toMatchObject({
      fingerPrint: 'device-9',
    });
    const sent = await bodyOf('AXISBANK', 'chargeCard', { fingerPrints: [theirs] });
    expect(sent).not.toHaveProperty('fingerPrint');
  });

  it("P3.47 carries the buyer's address in the network to ASAAS, which takes no card without it", async () => {
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
    ['P3.38', {}, { recipient_id: 're_seller' }],
    ['P3.39', { amount: 999 }, { amount: 999 }],
    ['P3.40', { type: 'FIXED' }, { type: 'flat', amount: 1_250 }],
    ['P3.40', { type: 'PERCENTAGE' }, { type: 'percentage', amount: 12.5 }],
    ['P3.41', { chargeProcessingFee: true }, { options: { charge_processing_fee: true } }],
    ['P3.41', { chargeProcessingFee: false }, { options: { charge_processing_fee: false } }],
    ['P3.42', { chargeRemainder: true }, { options: { charge_remainder_fee: true } }],
    ['P3.42', { chargeRemainder: false }, { options: { charge_remainder_fee: false } }],
    ['P3.43', { liable: true }, { options: { liable: true } }],
    ['P3.43', { liable: false }, { options: { liable: false } }],
  ] as const)('%s with %j is told to PAGARME as %j', async (_, change, reported) => {
    await expect(sent(change)).resolves.toMatchObject({ payments: [{ split: [reported] }] });
  });
});
