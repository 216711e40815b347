import { chargedCurrencies, type OperationName } from '@guiche/gateway-kit';
import { CURRENCIES, type Currency } from '@guiche/money';
import type { GatewayFacts } from './facts.js';
import type { CodeExpiry } from './expiry.js';
import { openEnds } from './open-ends.js';
import { totals } from './totals.js';
import { unverified } from './unverified.js';
import type { Words } from './words.js';

const MONEY = {
  cents: 'cents',
  reaisNumber: 'reais, a number',
  reaisString: 'reais, a text',
} as const;

const CHARGES = [
  ['chargePix', 'PIX', 'Pix'],
  ['chargeCard', 'CREDIT_CARD', 'card'],
  ['chargeBillet', 'BILLET', 'boleto'],
] as const;

const CARDS = {
  local: 'sealed by us, opened for each charge',
  provider: 'tokenized by the provider',
  browser: "token of the provider's browser library",
} as const;

const ODDITIES: Readonly<Record<string, string>> = {
  priceRange: 'price range of a new receiver',
  receiverPhone: 'phone of a new receiver',
  firstRecipientSetAside: 'first recipient of a split set aside when it has no marketplace id',
  cardBillingAddress: 'address under which every card is stored',
};

/** The whole page, as Markdown. */
export function page(all: readonly GatewayFacts[]): string {
  const gateways = [...all].sort((one, other) => one.manifest.id.localeCompare(other.manifest.id));
  return `${[
    '# Payment providers',
    'Made by `npm run gateways:table` and never edited: every fact is in a manifest or was asked of the gateway itself, with the sample intents and the examples of the contract tests. CI fails when it is stale.',
    totals(gateways),
    '## All of them',
    summary(gateways),
    LEGEND,
    openEnds(gateways),
    unverified(gateways),
    '## One by one',
    ...gateways.map(details),
  ].join('\n\n')}\n`;
}

const LEGEND = `- **Ask**: by the provider's id; after a lost answer by our own key, or by the id that a *delivery* names, where the answer repeats our key.
- **Card**: *sealed* by us and opened for each charge, tokenized by the *provider*, or a token of its *browser* library.
- **Currency**: what its documents say that it charges; an offer in any other is not sold through it.
- **Refund**: of a *part* too, of the *whole* only, or none. **Ask payout**: whether a payout can be asked about.
- **no** under *Ask* or *Ask payout*: no call tells of it; what that means after a lost answer is said [below](#where-a-lost-answer-stays-open).
- **Other words**: what a status word that nobody listed means until a person has looked. It is always flagged and never final. Words are read in any case of letters.
- **Evidence**: *documented* by the provider or by clients that talk to it, *in part*, by another brand of the *family*, or by the *specification only*: then the protocol is [our own making](#protocols-of-our-own-making).
- **⚑**: specified behaviour that nobody would choose is in use; it is named below the gateway, with its value.
- Below, a **?** behind a credential: it may be left out.`;

function summary(gateways: readonly GatewayFacts[]): string {
  const head =
    'Gateway|Family|PIX|Card|Boleto|Currency|Ask|Refund|Payout|Ask payout|Receiver|Money|Auth|Webhook proof|PIX lives|Boleto due|Other words|Evidence|⚑';
  return table([head.split('|'), ...gateways.map(row)]);
}

const charges = ({ capabilities }: GatewayFacts): boolean =>
  CHARGES.some(([capability]) => capabilities.includes(capability));

function row(facts: GatewayFacts): string[] {
  const { manifest, families, pixExpiry, billetExpiry } = facts;
  const has = (name: OperationName): boolean => facts.capabilities.includes(name);
  const queryModes = [
    has('query') ? 'id' : '',
    has('find') ? 'our key' : '',
    facts.queriesByWebhookReference ? 'delivery' : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [
    `[${manifest.id}](#${anchor(manifest.id)})`,
    families[0] ?? 'its own',
    has('chargePix') ? 'yes' : '–',
    (has('chargeCard') && manifest.cards) || '–',
    has('chargeBillet') ? 'yes' : '–',
    currencies(facts) || '–',
    queryModes || (charges(facts) ? 'no' : '–'),
    refunds(facts),
    has('withdraw') ? 'yes' : '–',
    has('withdraw') ? (has('queryWithdraw') ? 'yes' : 'no') : '–',
    has('createReceiver') ? 'yes' : '–',
    MONEY[manifest.moneyUnit].split(',')[0] ?? '',
    manifest.auth,
    facts.webhookProof.replace(', so we ask', ''),
    has('chargePix') ? (pixExpiry?.span ?? 'not told') : '–',
    has('chargeBillet') ? (billetExpiry?.span ?? 'not told') : '–',
    facts.chargeWords.unlisted ?? facts.webhookWords.unlisted ?? '–',
    manifest.evidence,
    manifest.oddities ? '⚑' : '',
  ].map((cell) => (cell === 'local' ? 'sealed' : cell));
}

/** Reais, and other currencies by method. */
function currencies({ manifest, capabilities }: GatewayFacts): string {
  const offered = CHARGES.filter(([capability]) => capabilities.includes(capability));
  const named = new Map<Currency, string[]>();
  for (const [, method, name] of offered)
    for (const currency of chargedCurrencies(manifest, method))
      named.set(currency, [...(named.get(currency) ?? []), name]);
  return CURRENCIES.filter((currency) => named.has(currency))
    .map((currency) => {
      const methods = named.get(currency) ?? [];
      return methods.length === offered.length ? currency : `${currency} by ${methods.join(' and ')}`;
    })
    .join(', ');
}

function addresses({ manifest: { wantsAddress = [] } }: GatewayFacts): string {
  const named = CHARGES.flatMap(([, method, name]) => (wantsAddress.includes(method) ? [name] : []));
  return named.length > 0 ? `Charges by ${named.join(' and ')} only a buyer whose address is known.` : '';
}

function minimums({ manifest: { minAmounts = {} } }: GatewayFacts): string {
  const reported = CHARGES.flatMap(([, method, name]) => {
    const least = minAmounts[method];
    return least ? [`${name} R$ ${(least / 100).toFixed(2)}`] : [];
  });
  return reported.length > 0 ? `Least charge, unless the account says another: ${reported.join(', ')}.` : '';
}

const refunds = ({ manifest, capabilities }: GatewayFacts): 'part' | 'whole' | '–' => {
  if (!capabilities.includes('refund')) return '–';
  return manifest.partialRefund ? 'part' : 'whole';
};

function details(facts: GatewayFacts): string {
  const { manifest, families, capabilities, lacks } = facts;
  const lines = [
    `**${manifest.name}**. ${families.length > 0 ? `Family ${families.join(', of ')}.` : 'A protocol of its own.'} Evidence: ${manifest.evidence}.`,
    `Operations: ${capabilities.length > 0 ? capabilities.map(code).join(', ') : 'none'}.`,
    `Not offered: ${refusalTexts(lacks)}.`,
    assumptions(manifest),
    `Money: ${MONEY[manifest.moneyUnit]}. Currency: ${currencies(facts) || 'none'}. Refunds: ${refundText(facts)}${manifest.refundsOnce ? ', under a key that makes a second telling the same refund' : ''}. Splits: ${manifest.splits ? 'yes' : 'refused'}.`,
    addresses(facts),
    minimums(facts),
    authentication(facts),
    `Webhooks: ${facts.webhookProof}.`,
    expiries(facts),
    manifest.cards && capabilities.includes('chargeCard')
      ? `Cards: ${CARDS[manifest.cards]}${manifest.checksCards ? ', checked field by field first' : ''}.`
      : '',
    wordsText('Words of a charge', facts.chargeWords),
    wordsText('Words of a webhook', ownWords(facts)),
    wordsText('Words of a payout', facts.payoutWords),
    oddities(facts),
  ];
  const list = lines.filter((line) => line !== '').map((line) => `- ${line}`);
  return [`### ${manifest.id}`, list.join('\n')].join('\n\n');
}

/** The operations that are refused, by text. */
function refusalTexts(lacks: ReadonlyMap<OperationName, string>): string {
  const byText = new Map<string, OperationName[]>();
  for (const [name, text] of lacks) byText.set(text, [...(byText.get(text) ?? []), name]);
  const parts = [...byText].map(([text, names]) => `${names.map(code).join(', ')} (“${text}”)`);
  return parts.length > 0 ? parts.join('; ') : 'nothing';
}

/** Implemented operations that were never seen. */
function assumptions({ assumed = {} }: GatewayFacts['manifest']): string {
  const named = Object.entries(assumed).map(([name, what]) => `${code(name)} (${what})`);
  return named.length > 0 ? `Never seen, so assumed: ${named.join('; ')}.` : '';
}

function refundText(facts: GatewayFacts): string {
  switch (refunds(facts)) {
    case 'part':
      return 'of the whole or of a part';
    case 'whole':
      return 'of the whole only; a part is refused with “Method not implemented.”';
    case '–':
      return `none, “${facts.lacks.get('refund') ?? ''}”`;
  }
}

function authentication({ manifest, authHeaders, tokenCalls, credentials }: GatewayFacts): string {
  const named = credentials.map(
    ({ name, secret, required }) => `${code(name)}${required ? '' : '?'}${secret ? ' (secret)' : ''}`,
  );
  return [
    `Authentication: ${manifest.auth}`,
    authHeaders.length > 0 ? `, ${authHeaders.map(code).join(', ')}` : '',
    tokenCalls.length > 0 ? `, token by ${tokenCalls.map(code).join(' and ')}` : '',
    manifest.mutualTls ? `, client certificates (${manifest.mutualTls.join(', ')})` : '',
    named.length > 0 ? `. Credentials: ${named.join(', ')}` : '',
    '.',
  ].join('');
}

function expiries({ capabilities, pixExpiry, billetExpiry }: GatewayFacts): string {
  const reported = (what: string, expiry: CodeExpiry | undefined): string =>
    expiry === undefined
      ? `${what} lives as long as the provider says: it is told nothing.`
      : `${what} lives ${expiry.span}${expiry.sent === undefined ? ', and the provider is not asked for it' : ` (${code(expiry.sent)})`}.`;
  return [
    capabilities.includes('chargePix') ? reported('A PIX code', pixExpiry) : '',
    capabilities.includes('chargeBillet') ? reported('A boleto', billetExpiry) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Statuses of a webhook that differ from those of a query answer. */
function ownWords({ chargeWords, webhookWords }: GatewayFacts): Words {
  const own = [...webhookWords.meanings].map(([meaning, words]): [string, string[]] => {
    const shared = new Set(chargeWords.meanings.get(meaning)?.map((word) => word.toLowerCase()));
    return [meaning, words.filter((word) => !shared.has(word.toLowerCase()))];
  });
  return {
    meanings: new Map(own.filter(([, words]) => words.length > 0)),
    unlisted: webhookWords.unlisted === chargeWords.unlisted ? undefined : webhookWords.unlisted,
  };
}

function wordsText(title: string, { meanings, unlisted }: Words): string {
  if (meanings.size === 0 && unlisted === undefined) return '';
  return `${title}: ${meaningsText(meanings)}${unlisted === undefined ? '' : `; any other is ${unlisted}, flagged`}.`;
}

const ORDER = ['PENDING', 'APPROVED', 'REFUNDED', 'CHARGEBACK', 'CANCELED', 'REJECTED'];

const meaningsText = (meanings: Words['meanings']): string =>
  [...meanings]
    .sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
    .map(([meaning, words]) => `${meaning} ${words.map(code).join(', ')}`)
    .join('; ');

function oddities({ manifest }: GatewayFacts): string {
  const named = Object.entries(manifest.oddities ?? {}).map(
    ([name, value]) => `${ODDITIES[name] ?? name} (${code(`${name}: ${JSON.stringify(value)}`)})`,
  );
  return named.length > 0 ? `⚑ Odd, but specified: ${named.join('; ')}.` : '';
}

export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const code = (text: string): string => `\`${text}\``;
const anchor = (id: string): string => id.toLowerCase();
