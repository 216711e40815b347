import type { Texts } from '@guiche/i18n';
import { cents, type Cents, type Currency, type Tariff } from '@guiche/money';
import { baseOf, shareBases } from './divide-item.js';
import type { Division, DividedItem, ManagerCommission, SellerShare } from './division.js';
import type { MoneyReader, MoneySentence } from './explained-money.js';
import { joined, say, type SpokenValue } from './money-words.js';

/**
 * How a sale was divided, one sentence for each line of domain.md §3 in its order. Those with `isPart` add up to what the buyer paid.
 * A seller gets the totals that their own share begins with, and nobody else's share.
 */
export function explainDivision(division: Division, reader: MoneyReader): MoneySentence[] {
  const all = [
    ...[...totals(division), ...shares(division, reader)],
    ...[...notCredited(division), ...platformParts(division, reader)],
  ];
  const { sellerId } = reader;
  return all
    .filter(({ of }) => sellerId === null || of === 'everybody' || of === sellerId)
    .map(({ of: _, ...sentence }) => ({ ...sentence, at: null, transferId: null }));
}

interface Line extends Omit<MoneySentence, 'at' | 'transferId'> {
  /** Who may read it beside staff. */
  readonly of: 'everybody' | 'staff' | (string & {});
}

const isMade = ({ amount }: Line): boolean => amount !== 0;

function totals({ terms, gross, platformFee, net, currency }: Division): Line[] {
  const m = spokenIn(currency);
  const prices = terms.items.map((item) => say(AMOUNT, { amount: m(item.gross) }));
  const parts = terms.shipping > 0 ? [...prices, say(SHIPPING, { amount: m(terms.shipping) })] : prices;
  return [
    total('GROSS', gross, say(GROSS, { parts: joined(parts, ' + '), amount: m(gross) })),
    total(
      'PLATFORM_FEE',
      platformFee,
      say(FEE, { rate: rate(terms.platformFee, gross, currency), amount: m(platformFee) }),
    ),
    total('NET', net, say(NET, { gross: m(gross), fee: m(platformFee), amount: m(net) })),
  ];
}

const total = (rule: string, amount: Cents, text: Texts): Line => ({
  ...{ rule, amount, text },
  ...{ isPart: false, of: 'everybody' },
});

/** A percentage of the whole and the fixed part, as it was charged. */
function rate({ bps, fixed }: Tariff, whole: Cents, currency: string): Texts {
  const m = spokenIn(currency);
  const parts = [
    ...(bps > 0 ? [say(PERCENT_OF, { bps: { bps }, base: m(whole) })] : []),
    ...(fixed > 0 || bps === 0 ? [say(AMOUNT, { amount: m(fixed) })] : []),
  ];
  return joined(parts, ' + ');
}

const ROLES = ['affiliate', 'coProducer', 'producer'] as const;

function shares(division: Division, { nameOf }: MoneyReader): Line[] {
  const { terms, currency } = division;
  const m = spokenIn(currency);
  const ordered = ROLES.flatMap((role) => division.shares.filter((share) => share.role === role));
  return ordered.flatMap((share) => {
    const { role, sellerId: of, amount, reserve } = share;
    const values = {
      who: whoOf(division, share, nameOf(of)),
      parts: workingOf(division, share),
      amount: m(amount),
    };
    const line: Line = { rule: RULES[role], amount, isPart: true, of, text: say(SHARES[role], values) };
    const bps = { bps: terms.reserve?.bps ?? 0 };
    const held = say(RESERVE, { who: nameOf(of), bps, share: m(amount), amount: m(reserve) });
    return [line, { rule: 'RESERVE', amount: reserve, isPart: false, of, text: held }].filter(isMade);
  });
}

const RULES = { producer: 'PRODUCER', coProducer: 'CO_PRODUCER', affiliate: 'AFFILIATE' } as const;

/** Whose share it is, and by which version of their contract. */
function whoOf({ terms }: Division, { role, sellerId }: SellerShare, name: string): Texts | string {
  const partners = terms.items.flatMap(({ contract }) =>
    role === 'affiliate' ? (contract?.affiliate ?? []) : (contract?.coProducers ?? []),
  );
  const version = partners.find((one) => one.sellerId === sellerId)?.contract;
  if (role === 'producer' || !version) return name;
  // The last digits of an id are its random ones.
  return say(BY_CONTRACT, { who: name, contract: version.id.slice(-8), version: String(version.version) });
}

/** What a share is made of: the part of each item, or for the producer what the others leave. */
function workingOf(division: Division, { role, sellerId }: SellerShare): Texts {
  const m = spokenIn(division.currency);
  if (role === 'producer') {
    const others = division.shares.filter((share) => share.role !== 'producer' && share.amount !== 0);
    return joined(
      [division.net, ...others.map(({ amount }) => amount)].map((amount) =>
        say(AMOUNT, { amount: m(amount) }),
      ),
      ' − ',
    );
  }
  const parts = division.items.flatMap((item, at) => {
    const contract = division.terms.items[at]?.contract;
    const bases = shareBases(item);
    if (role === 'affiliate')
      return contract?.affiliate?.sellerId === sellerId
        ? [
            {
              amount: item.affiliate,
              bps: contract.affiliate.bps,
              base: bases[baseOf(contract.affiliate, role)],
            },
          ]
        : [];
    return (contract?.coProducers ?? []).flatMap((co, k) =>
      co.sellerId === sellerId
        ? [{ amount: item.coProducers[k] ?? cents(0), bps: co.bps, base: bases[baseOf(co, role)] }]
        : [],
    );
  });
  return joined(
    parts.map(({ amount, bps, base }) =>
      say(PART_OF, { amount: m(amount), bps: { bps }, base: m(cents(base)) }),
    ),
    ' + ',
  );
}

/** For the producer, who would otherwise ask where the commission is. */
function notCredited({ terms: { notCredited: named, producerId: of } }: Division): Line[] {
  if (!named) return [];
  const text = say(NOT_CREDITED[named.reason], { account: named.affiliateId });
  return [{ ...{ rule: 'NOT_CREDITED', amount: cents(0), isPart: false }, of, text }];
}

function platformParts(division: Division, { nameOf }: MoneyReader): Line[] {
  const { terms, gross, platformFee, gatewayCost, margin, managers, currency } = division;
  const m = spokenIn(currency);
  const staff = (rule: string, amount: Cents, text: Texts): Line => ({
    ...{ rule, amount, text },
    ...{ isPart: true, of: 'staff' },
  });
  const kept = [platformFee, gatewayCost, ...managers.map(({ amount }) => amount)].filter(
    (amount) => amount !== 0,
  );
  const working = joined(
    kept.map((amount) => say(AMOUNT, { amount: m(amount) })),
    ' − ',
  );
  return [
    staff(
      'GATEWAY_COST',
      gatewayCost,
      say(COST, { rate: rate(terms.gatewayCost, gross, currency), amount: m(gatewayCost) }),
    ),
    ...managers.map(({ managerId, amount }) =>
      staff(
        'MANAGER',
        amount,
        say(MANAGER, { who: nameOf(managerId), rate: commissionOf(division, managerId), amount: m(amount) }),
      ),
    ),
    staff('MARGIN', margin, say(MARGIN, { parts: working, amount: m(margin) })),
    ...financing(division, staff),
  ].filter(isMade);
}

/** What the commission is a percentage of: what the platform keeps, its fee or the prices, of the items that earn it. */
function commissionOf({ terms, items, currency }: Division, managerId: string): Texts {
  const rules = new Map<string, { readonly rule: ManagerCommission; base: number }>();
  terms.items.forEach(({ contract }, at) => {
    const [rule, item] = [contract?.manager, items[at]];
    if (!item || rule?.managerId !== managerId) return;
    const key = JSON.stringify(rule);
    const known = rules.get(key) ?? { rule, base: 0 };
    rules.set(key, { rule, base: known.base + earnedOn(rule, item) });
  });
  const m = spokenIn(currency);
  return joined(
    [...rules.values()].map(({ rule: { bps, base = 'MARGIN', cap }, base: amount }) => {
      const of = say(BASES[base], { bps: { bps }, base: m(cents(amount)) });
      return cap === undefined ? of : joined([of, say(CAPPED, { cap: m(cap) })], ', ');
    }),
    ' + ',
  );
}

function earnedOn({ base = 'MARGIN' }: ManagerCommission, item: DividedItem): number {
  if (base === 'GMV') return item.gross;
  return base === 'FEE' ? item.platformFee : item.platformFee - item.gatewayCost;
}

/** What installments add to the price; the provider's cost on it is paid from it. */
function financing(
  { financing: added, gross, terms, currency }: Division,
  staff: (rule: string, amount: Cents, text: Texts) => Line,
): Line[] {
  if (!added) return [];
  const m = spokenIn(currency);
  const { interest, rounding, gatewayCost } = added;
  const kept = cents(interest - gatewayCost);
  const bps = { bps: terms.installments?.feeBps ?? 0 };
  return [
    staff('INTEREST_COST', gatewayCost, say(INTEREST_COST, { amount: m(gatewayCost) })),
    staff(
      'INTEREST',
      kept,
      say(INTEREST, { bps, gross: m(gross), interest: m(interest), cost: m(gatewayCost), amount: m(kept) }),
    ),
    staff('ROUNDING', rounding, say(ROUNDING, { amount: m(rounding) })),
  ];
}

const spokenIn =
  (currency: string) =>
  (money: Cents): SpokenValue => ({ money, currency: currency as Currency });

const AMOUNT: Texts = { 'pt-BR': '{amount}', 'en-US': '{amount}', 'es-ES': '{amount}' };
const SHIPPING: Texts = {
  'pt-BR': '{amount} de frete',
  'en-US': '{amount} of shipping',
  'es-ES': '{amount} de envío',
};
const PERCENT_OF: Texts = {
  'pt-BR': '{bps} de {base}',
  'en-US': '{bps} of {base}',
  'es-ES': '{bps} de {base}',
};
const PART_OF: Texts = {
  'pt-BR': '{amount} ({bps} de {base})',
  'en-US': '{amount} ({bps} of {base})',
  'es-ES': '{amount} ({bps} de {base})',
};
const GROSS: Texts = {
  'pt-BR': 'Preço da venda: {parts} = {amount}.',
  'en-US': 'Price of the sale: {parts} = {amount}.',
  'es-ES': 'Precio de la venta: {parts} = {amount}.',
};
const FEE: Texts = {
  'pt-BR': 'Tarifa da plataforma: {rate} = {amount}.',
  'en-US': 'Platform fee: {rate} = {amount}.',
  'es-ES': 'Tarifa de la plataforma: {rate} = {amount}.',
};
const NET: Texts = {
  'pt-BR': 'Líquido: {gross} − {fee} = {amount}.',
  'en-US': 'Net: {gross} − {fee} = {amount}.',
  'es-ES': 'Neto: {gross} − {fee} = {amount}.',
};
const SHARES: Readonly<Record<SellerShare['role'], Texts>> = {
  affiliate: {
    'pt-BR': '{who}, afiliado: {parts} = {amount}.',
    'en-US': '{who}, affiliate: {parts} = {amount}.',
    'es-ES': '{who}, afiliado: {parts} = {amount}.',
  },
  coProducer: {
    'pt-BR': '{who}, coprodutor: {parts} = {amount}.',
    'en-US': '{who}, co-producer: {parts} = {amount}.',
    'es-ES': '{who}, coproductor: {parts} = {amount}.',
  },
  producer: {
    'pt-BR': '{who}, produtor, fica com o resto: {parts} = {amount}.',
    'en-US': '{who}, producer, gets the rest: {parts} = {amount}.',
    'es-ES': '{who}, productor, recibe el resto: {parts} = {amount}.',
  },
};
const BY_CONTRACT: Texts = {
  'pt-BR': '{who} (contrato {contract}, versão {version})',
  'en-US': '{who} (contract {contract}, version {version})',
  'es-ES': '{who} (contrato {contract}, versión {version})',
};
const NOT_CREDITED = {
  NO_AFFILIATION: {
    'pt-BR': 'O link nomeia a conta {account}, que não tinha afiliação ativa a este produto: não recebe.',
    'en-US':
      'The link names the account {account}, which had no active affiliation to this product: it earns nothing.',
    'es-ES':
      'El enlace nombra la cuenta {account}, que no tenía afiliación activa a este producto: no recibe.',
  },
  OWN_PURCHASE: {
    'pt-BR': 'O afiliado {account} comprou com o próprio documento ou e-mail: não recebe comissão.',
    'en-US': 'The affiliate {account} bought with their own document or e-mail: no commission.',
    'es-ES': 'El afiliado {account} compró con su propio documento o correo: no recibe comisión.',
  },
} satisfies Record<string, Texts>;
const RESERVE: Texts = {
  'pt-BR': '{who}: {bps} de {share} = {amount} ficam em garantia.',
  'en-US': '{who}: {bps} of {share} = {amount} is held in reserve.',
  'es-ES': '{who}: {bps} de {share} = {amount} quedan en garantía.',
};
const COST: Texts = {
  'pt-BR': 'Custo do provedor, pago pela plataforma: {rate} = {amount}.',
  'en-US': 'Cost of the provider, paid by the platform: {rate} = {amount}.',
  'es-ES': 'Costo del proveedor, pagado por la plataforma: {rate} = {amount}.',
};
const MANAGER: Texts = {
  'pt-BR': '{who}, gerente: {rate} = {amount}.',
  'en-US': '{who}, manager: {rate} = {amount}.',
  'es-ES': '{who}, gerente: {rate} = {amount}.',
};
const BASES: Readonly<Record<NonNullable<ManagerCommission['base']>, Texts>> = {
  MARGIN: {
    'pt-BR': '{bps} da tarifa menos o custo, {base}',
    'en-US': '{bps} of the fee without the cost, {base}',
    'es-ES': '{bps} de la tarifa menos el costo, {base}',
  },
  FEE: {
    'pt-BR': '{bps} da tarifa, {base}',
    'en-US': '{bps} of the fee, {base}',
    'es-ES': '{bps} de la tarifa, {base}',
  },
  GMV: {
    'pt-BR': '{bps} do preço, {base}',
    'en-US': '{bps} of the price, {base}',
    'es-ES': '{bps} del precio, {base}',
  },
};
const CAPPED: Texts = {
  'pt-BR': 'no máximo {cap}',
  'en-US': 'at most {cap}',
  'es-ES': 'como máximo {cap}',
};
const MARGIN: Texts = {
  'pt-BR': 'Plataforma: {parts} = {amount}.',
  'en-US': 'Platform: {parts} = {amount}.',
  'es-ES': 'Plataforma: {parts} = {amount}.',
};
const INTEREST_COST: Texts = {
  'pt-BR': 'Custo do provedor sobre o acréscimo: {amount}.',
  'en-US': 'Cost of the provider on the interest: {amount}.',
  'es-ES': 'Costo del proveedor sobre el recargo: {amount}.',
};
const INTEREST: Texts = {
  'pt-BR':
    'Acréscimo do parcelamento, da plataforma: {bps} de {gross} = {interest}; menos o custo {cost} = {amount}.',
  'en-US':
    'Interest of the installments, of the platform: {bps} of {gross} = {interest}; without the cost {cost} = {amount}.',
  'es-ES':
    'Recargo de las cuotas, de la plataforma: {bps} de {gross} = {interest}; menos el costo {cost} = {amount}.',
};
const ROUNDING: Texts = {
  'pt-BR': 'Centavos de arredondamento das parcelas: {amount}.',
  'en-US': 'Rounding cents of the installments: {amount}.',
  'es-ES': 'Centavos de redondeo de las cuotas: {amount}.',
};
