import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { onPlatform } from '../../../../test/support/contexts.js';
import { loadConfiguration } from '../../../config/index.js';
import type { BoughtAccess } from '../../orders/index.js';
import type { PaymentView } from '../../payments/index.js';
import type { Subscriptions } from '../../subscriptions/index.js';
import { ShowPayment } from './show-payment.js';

const VIEW: PaymentView = {
  ...{ platformId: 'p', orderId: 'o', paymentId: 'y', offerId: 'f', method: 'BILLET', status: 'PENDING' },
  ...{ confirming: false, amount: cents(9_700), currency: 'BRL', expiresAt: null, approvedAt: null },
  ...{ pixCode: null, pixQrImage: null, billetCode: null, billetUrl: null, reason: null },
  ...{ recurrencePrice: null, frequencyInDays: null, renewable: false, paidTwice: false },
};

async function shown(given: Partial<PaymentView>, mode: 'demo' | 'production' = 'demo') {
  const { app } = loadConfiguration({ DATABASE_URL: 'postgres://x' });
  const nothing = {} as BoughtAccess & Subscriptions;
  return new ShowPayment(nothing, nothing, { ...app, mode }).showNew(
    onPlatform('p'),
    { ...VIEW, ...given },
    { items: [] },
  );
}

describe('the provider’s data for the buyer', () => {
  it('leads to a bank slip over https, and in the demonstration to this machine', async () => {
    const addresses = async (billetUrl: string) => [
      (await shown({ billetUrl })).billetUrl,
      (await shown({ billetUrl }, 'production')).billetUrl,
    ];
    const bank = 'https://banco.example/b.pdf';
    expect(await addresses(bank)).toEqual([bank, bank]);
    const local = 'http://127.0.0.1:3002/b.pdf';
    expect(await addresses(local)).toEqual([local, null]);
    for (const hostile of [
      'http://127.0.0.1:x@evil.example/b.pdf',
      'http://banco.example/b.pdf',
      'javascript:alert(1)',
    ])
      expect([hostile, await addresses(hostile)]).toEqual([hostile, [null, null]]);
  });

  it('the provider’s data for the buyer contains a picture only as a data URL: the page loads no address of the provider', async () => {
    const pixCode = '00020126';
    const image = async (pixQrImage: string) => (await shown({ pixCode, pixQrImage })).pixQrCode;
    expect(await image('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
    const drawn = (await shown({ pixCode })).pixQrCode;
    expect(drawn).toMatch(/^data:image\/png;base64,/);
    for (const hostile of ['https://evil.example/q.png', 'data:text/html,x', pixCode, ''])
      expect([hostile, await image(hostile)]).toEqual([hostile, drawn]);
  });
});
