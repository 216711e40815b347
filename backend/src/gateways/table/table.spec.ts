import { describe, expect, it } from '@jest/globals';
import { subjectOf } from '../testing/words.js';
import { expiryOf, factsOf } from './facts.js';
import { chargeWords, payoutWords, webhookWords } from './words.js';
import { page } from './page.js';

const facts = (id: string) => factsOf(subjectOf(id));

/** The table must match the specification, without hand-written facts. */
describe('the facts of a gateway', () => {
  it.each([
    ['PRIMEPAG', '30 minutes', 'P9.19'],
    ['PAGO', '1 day', 'P9.21'],
    ['WALLETZ', '8000 seconds', 'P9.22'],
    ['OWEMPAY', '1 hour', 'P9.24'],
    ['CELCOIN', '5 days', 'P9.25'],
    ['HORIZONBANK', '2 days', 'P9.15'],
    ['EZZEBANK', '1 day', 'P9.14'],
  ])('%s: a PIX code expires after %s (%s)', async (id, span) => {
    expect((await expiryOf(subjectOf(id), 'chargePix'))?.span).toBe(span);
  });

  it('WITETEC: a PIX code expires after 1 hour, as documented by the provider', async () => {
    expect((await expiryOf(subjectOf('WITETEC'), 'chargePix'))?.span).toBe('1 hour');
  });

  it.each([
    ['HAWKPAY', '3 days', 'P9.31', 'boleto.expirationDate: a date'],
    ['PAGARME', '5 days', 'P9.29', 'payments.0.boleto.due_at: a date'],
    ['MAKE_YOUR_BANK', '7 days', 'P9.35', 'billet.expiresInDays: 7'],
    ['ASAAS', '3 days', 'P9.36', 'dueDate: a date'],
  ])('%s: a boleto expires after %s (%s)', async (id, span, _, sent) => {
    expect(await expiryOf(subjectOf(id), 'chargeBillet')).toEqual({ span, sent });
  });

  it('lists every status of a charge, and the meaning of any other', async () => {
    const { meanings, unlisted } = await chargeWords(subjectOf('EZZEBANK'));
    expect(Object.fromEntries(meanings)).toEqual({ PENDING: ['pending'], APPROVED: ['paid'] });
    expect(unlisted).toBe('REJECTED');
    expect((await chargeWords(subjectOf('HUNTERPAY'))).unlisted).toBe('left as it is');
  });

  it('lists the statuses of payouts and of signed webhooks', async () => {
    const lexxen = await payoutWords(subjectOf('LEXXEN'));
    expect(Object.fromEntries(lexxen.meanings)).toEqual({
      CANCELED: ['canceled'],
      // Including the typical ones, which apply everywhere.
      APPROVED: ['completed', 'paid', 'success'],
      PENDING: ['created', 'pending', 'processing'],
    });
    const flow2pay = await webhookWords(subjectOf('FLOW2PAY'));
    expect(Object.fromEntries(flow2pay.meanings)).toEqual({
      APPROVED: ['PixIn'],
      CHARGEBACK: ['PixInReversal'],
    });
    expect(flow2pay.unlisted).toBe('PENDING');
  });

  it('identifies protocols by their classes, and refusals by calling', async () => {
    expect((await facts('ABMEX')).families).toEqual(['CARD_TOKEN', 'BEEHIVE']);
    const { lacks, families } = await facts('SAQPAY');
    expect(families).toEqual([]);
    expect(lacks.get('refund')).toBe('Method not implemented.');
    expect((await facts('ULTRAGATE')).lacks.size).toBe(13);
  });
});

describe('the page', () => {
  it('shows which operations were never verified', async () => {
    const text = page(await Promise.all(['SAQPAY', 'PRIMEPAG'].map(facts)));
    expect(text.match(/Never seen, so assumed: `chargeCard` \(.+; `chargeBillet` \(/g)).toHaveLength(1);
  });

  it('shows the currencies of a gateway, and their methods where they differ', async () => {
    const [head = '', , ...rows] = page(await Promise.all(['AXISBANK', 'PAGO', 'LEXXEN'].map(facts)))
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const column = head.split('|').findIndex((cell) => cell.trim() === 'Currency');
    expect(rows.map((row) => row.split('|')[column]?.trim())).toEqual(['BRL, MXN by card', '–', 'BRL']);
  });

  it('shows which gateways cannot be queried after a lost answer, about a charge or about a payout', async () => {
    const text = page(await Promise.all(['ASAAS', 'FLOW2PAY', 'SAQPAY', 'SIMPAY', 'LEXXEN'].map(facts)));
    expect(text).toContain('- **Charges** (2): [FLOW2PAY](#flow2pay), [SAQPAY](#saqpay).');
    expect(text).toContain('- **Payouts** (2): [FLOW2PAY](#flow2pay), [SIMPAY](#simpay).');
    const [head = '', , ...rows] = text.split('\n').filter((line) => line.startsWith('|'));
    const cells = (name: string) => {
      const column = head.split('|').findIndex((cell) => cell.trim() === name);
      return rows.map((row) => row.split('|')[column]?.trim());
    };
    // ASAAS, FLOW2PAY, LEXXEN (payouts only), SAQPAY (charges only), SIMPAY.
    expect(cells('Query')).toEqual(['id, our key', 'no', '–', 'no', 'id']);
    expect(cells('Query payout')).toEqual(['yes', 'no', 'yes', '–', 'no']);
  });

  it('shows which protocols are not verified and which have no recorded examples', async () => {
    const text = page(await Promise.all(['ASAAS', 'PAYUP', 'BMB'].map(facts)));
    expect(text).toContain('(2): [BMB](#bmb), [PAYUP](#payup).');
    expect(text).toContain('- Examples recorded from a provider: none; all were written by us');
    const asaas = await facts('ASAAS');
    expect(asaas.recordedExamples).toBe(0);
    expect(page([{ ...asaas, recordedExamples: 2 }])).toContain('recorded from a provider: ASAAS 2.');
  });

  it('shows the minimum charge by method', async () => {
    const text = page(await Promise.all(['ASAAS', 'ARKAMA', 'ONZ'].map(facts)));
    expect(text.match(/Minimum charge, .+/g)).toEqual([
      'Minimum charge, unless the account configures another: Pix R$ 2.00.',
      'Minimum charge, unless the account configures another: card R$ 5.00.',
    ]);
  });

  it('the page has a row and a chapter for each gateway, and flags the oddities', async () => {
    const some = await Promise.all(['FLOW2PAY', 'ABMEXSPLIT', 'ULTRAGATE'].map(facts));
    const text = page(some);
    expect(text).toContain('**3 gateways**: 1 families with 1 members, 2 protocols of their own.');
    for (const id of ['FLOW2PAY', 'ABMEXSPLIT', 'ULTRAGATE']) {
      expect(text).toContain(`| [${id}](#${id.toLowerCase()}) |`);
      expect(text).toContain(`\n### ${id}\n`);
    }
    expect(text.match(/\| ⚑ \|/g)).toHaveLength(2);
    expect(text).toContain('(`receiverPhone: "11999999999"`)');
  });
});
