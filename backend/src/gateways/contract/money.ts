import { CURRENCIES, DEFAULT_CURRENCY, cents } from '@guiche/money';
import { chargedCurrencies, type Json, type PaymentMethod } from '@guiche/gateway-kit';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW, sampleRefund } from '../rehearsal/samples.js';
import { inItsCurrency, runOperation } from '../rehearsal/stage.js';
import type { Example } from '../rehearsal/examples.js';
import { differences, each, unless, type Problems, type ContractCheck } from './problems.js';
import { holds, moneyIndex, staged, successfulExample, type ContractSubject } from './subject.js';

/** 29 is an amount that a division by 100 and back changes by a centavo. */
const AMOUNTS = [1, 29, 100, 4990, 10_001, 123_456_789];

const CHARGES = { chargePix: 'PIX', chargeCard: 'CREDIT_CARD', chargeBillet: 'BILLET' } as const;

/** A charge is sent with its exact centavos, in the declared unit, and with our key. */
export const chargesExactAmountWithOurKey: ContractCheck = (subject) =>
  each(Object.keys(CHARGES), (capability) => {
    const example = successfulExample(subject, capability);
    if (!example) return [];
    return each(AMOUNTS, async (value) => {
      const amount = cents(value);
      const items = [{ id: 'item-1', title: 'Curso', unitPrice: value, quantity: 1, tangible: false }];
      const { runner, sent } = staged(subject, example.exchanges);
      const intent = { ...example.intent, amount, items };
      await runOperation(runner, subject.gateway, subject.account, { capability, intent });
      const moved = moneyIndex(subject, example);
      if (!sent[moved]) return [`${capability}: ${value} centavos were not sent`];
      // Stated in the step that moves money, or in one that prepares it.
      const requests = sent.slice(0, moved + 1);
      const said = requests
        .map(({ url, body, headers }) => `${url} ${body} ${JSON.stringify(headers)}`)
        .join();
      return [
        ...unless(
          requests.some(({ body = 'null' }) => holds(JSON.parse(body) as Json, subject.formatAmount(amount))),
          `${capability}: ${value} centavos are not ${JSON.stringify(subject.formatAmount(amount))} in ${said}`,
        ),
        ...unless(
          keyFormats(SAMPLE_CHARGE.attemptId).some((key) => said.includes(key)),
          `${capability}: our key is not in the request`,
        ),
      ];
    });
  });

/** Each declared currency is stated in the request; any other is refused, and nothing is sent. */
export const chargesOnlyDeclaredCurrencies: ContractCheck = (subject) =>
  each(Object.entries(CHARGES), ([capability, method]) => {
    const example = successfulExample(subject, capability);
    return example ? each(CURRENCIES, (currency) => chargedIn(currency, method, example, subject)) : [];
  });

async function chargedIn(
  currency: string,
  method: PaymentMethod,
  { capability, exchanges, intent }: Example,
  subject: ContractSubject,
): Promise<Problems> {
  const { gateway, account, manifest } = subject;
  const { runner, sent } = staged(subject, exchanges);
  const charge = { capability, intent: { ...intent, currency } };
  const outcome = await runOperation(runner, gateway, account, charge);
  const charged = chargedCurrencies(manifest, method);
  const what = `${capability} in ${currency}`;
  if (!charged.some((one) => one === currency)) {
    const detail = `currency ${currency} is not offered`;
    return [
      ...differences(what, outcome, { kind: 'refused', reason: 'notOffered', detail }),
      ...differences(`${what}: requests`, sent.length, 0),
    ];
  }
  // A gateway that charges only reais need not state it.
  const isAccepted = charged.length === 1 && currency === DEFAULT_CURRENCY;
  return [
    ...unless(sent.length > 0, `${what}: nothing was sent`),
    ...unless(
      isAccepted || sent.some(({ body = 'null' }) => holds(JSON.parse(body) as Json, currency)),
      `${what}: the request does not say in which currency`,
    ),
  ];
}

/** Sends no company number as a buyer's document. */
export const sendsNoCnpj: ContractCheck = (subject) =>
  each(['11222333000181', '12ABC34501DE35'], async (document) => {
    const example = successfulExample(subject, 'chargePix');
    if (!example) return [];
    const { runner, sent } = staged(subject, example.exchanges);
    const charge = inItsCurrency(subject.gateway, SAMPLE_CHARGE);
    const customer = { ...charge.customer, document };
    await runner.charge(subject.gateway, subject.account, { ...charge, customer });
    return unless(!JSON.stringify(sent).includes(document), `the CNPJ ${document} was sent`);
  });

/**
 * A refund is sent with its exact centavos and our key, or only in full; always with our key where the key makes it
 * idempotent.
 */
export const refundsExactAmountWithOurKey: ContractCheck = (subject) =>
  each([1, 29, SAMPLE_CHARGE.amount], async (value) => {
    const { manifest, gateway, account, formatAmount: formatted } = subject;
    const example = successfulExample(subject, 'refund');
    if (!example) return [];
    const { runner, sent } = staged(subject, example.exchanges);
    const reference = String(example.intent['reference']);
    const intent = { ...sampleRefund(reference), ...example.intent, amount: cents(value) };
    const outcome = await runner.refund(gateway, account, intent);
    if (!manifest.partialRefund && value !== SAMPLE_CHARGE.amount) {
      const refusal = { kind: 'refused', reason: 'notOffered', detail: 'Method not implemented.' };
      return [
        ...differences(`a refund of ${value} centavos`, outcome, refusal),
        ...differences(`a refund of ${value} centavos: requests`, sent.length, 0),
      ];
    }
    const request = sent.at(-1);
    if (!request) return [`a refund of ${value} centavos was not sent`];
    const { url, body = 'null', headers } = request;
    const said = `${url} ${body} ${JSON.stringify(headers)}`;
    const underOurKey = unless(
      keyFormats(intent.refundId).some((key) => said.includes(key)),
      'our key of the refund is not in the request',
    );
    // Some refund the whole amount unless a part is stated.
    const isWholeUnnamed = value === intent.chargedAmount && request.body === undefined;
    if (!manifest.partialRefund || isWholeUnnamed)
      return [
        ...unless(`${url} ${body}`.includes(intent.reference), 'a refund does not name its charge'),
        ...(manifest.refundsOnce ? underOurKey : []),
      ];
    return [
      ...unless(
        holds(JSON.parse(body) as Json, formatted(intent.amount)),
        `a refund of ${value} centavos is not ${JSON.stringify(formatted(intent.amount))} in ${body}`,
      ),
      ...underOurKey,
    ];
  });

/** A payout is sent with its exact centavos and our key. */
export const paysOutExactAmountWithOurKey: ContractCheck = (subject) =>
  each([1, 29, 4990, 123_456], async (value) => {
    const example = successfulExample(subject, 'withdraw');
    if (!example) return [];
    const { runner, sent } = staged(subject, example.exchanges);
    const intent = { ...SAMPLE_WITHDRAW, ...example.intent, amount: cents(value) };
    await runner.withdraw(subject.gateway, subject.account, intent);
    const request = sent[moneyIndex(subject, example)];
    if (!request) return [`a payout of ${value} centavos was not sent`];
    const { headers, body = 'null' } = request;
    // A second API of a provider may use another money format.
    const amounts: Json[] = [value, value / 100, (value / 100).toFixed(2)];
    return [
      ...unless(
        amounts.some((amount) => holds(JSON.parse(body) as Json, amount)),
        `a payout of ${value} centavos is not in ${body}`,
      ),
      // One provider accepts 22 characters of it (payments.md §5).
      ...unless(
        keyFormats(SAMPLE_WITHDRAW.withdrawReference)
          .map((key) => key.slice(0, 22))
          .some((key) => `${JSON.stringify(headers)} ${body}`.includes(key)),
        'our key of the payout is not in the request',
      ),
    ];
  });

/** A charge with a split states its recipients, or is refused before anything is sent. */
export const sendsOrRefusesSplits: ContractCheck = async (subject) => {
  const example = successfulExample(subject, 'chargePix');
  if (!example) return [];
  const recipientId = 'recipient-of-a-part';
  const split = { type: 'FIXED', chargeProcessingFee: true, chargeRemainder: true, liable: true } as const;
  const splits = [
    { ...split, recipientId: 'recipient-of-the-rest', amount: 4000 },
    { ...split, recipientId, amount: 990, chargeRemainder: false, liable: false, chargeProcessingFee: false },
  ];
  const { runner, sent } = staged(subject, example.exchanges);
  const charge = inItsCurrency(subject.gateway, SAMPLE_CHARGE);
  const outcome = await runner.charge(subject.gateway, subject.account, { ...charge, splits });
  if (!subject.manifest.splits)
    return [
      ...differences('a charge with a split', 'kind' in outcome && outcome.kind, 'refused'),
      ...differences('a charge with a split: requests', sent.length, 0),
    ];
  const { body = '' } = sent[moneyIndex(subject, example)] ?? {};
  return unless(body.includes(recipientId), 'who gets a part of the charge is not in the request');
};

/** A key unchanged, and without its hyphens. */
const keyFormats = (key: string): string[] => [key, key.replaceAll('-', '')];
