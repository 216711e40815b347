import { ZERO_CENTS, addCents, cents, percentOf, type Cents } from '@guiche/money';

/** A percentage in basis points: 990 is 9.9 %. */
export type BasisPoints = number;

export interface SaleItem {
  readonly itemId: string;
  readonly kind: 'MAIN' | 'BUMP';
  readonly gross: Cents;
  readonly contract?: Contract;
}

/** Who else earns on an item. */
export interface Contract {
  readonly affiliate?: PartnerShare;
  readonly coProducers: readonly PartnerShare[];
  readonly manager?: ManagerCommission;
}

/** What a partner earns on an item, and by which version of which contract: the evidence that a sale keeps. */
export interface PartnerShare {
  readonly sellerId: string;
  readonly bps: BasisPoints;
  /** Of what. Left out: for an affiliate what is left after the fee, for a co-producer what the affiliate leaves of it. */
  readonly base?: 'NET' | 'GROSS' | 'REST';
  /** Of the cycles of a subscription after this one. */
  readonly laterBps?: BasisPoints;
  /** Left out where staff decided it, and for sales from before there were contracts. */
  readonly contract?: { readonly id: string; readonly version: number };
}

export interface ManagerCommission {
  readonly managerId: string;
  readonly bps: BasisPoints;
  /** Of what: what the platform keeps after the cost, where it is left out; its fee; the prices of the items. */
  readonly base?: 'MARGIN' | 'FEE' | 'GMV';
  /** The most of one sale. */
  readonly cap?: Cents;
}

export interface DividedItem {
  readonly itemId: string;
  readonly kind: 'MAIN' | 'BUMP';
  readonly gross: Cents;
  readonly platformFee: Cents;
  readonly affiliate: Cents;
  /** In the order of the item's contract. */
  readonly coProducers: readonly Cents[];
  readonly producer: Cents;
  readonly gatewayCost: Cents;
  readonly manager: Cents;
  readonly margin: Cents;
}

/** What each base of a share is of one item. */
type ShareBases = Readonly<Record<NonNullable<PartnerShare['base']>, Cents>>;

/** What an affiliate and the co-producers get percentages of. A fee larger than the item leaves nothing to earn on. */
export function shareBases(item: {
  readonly gross: Cents;
  readonly platformFee: Cents;
  readonly affiliate: Cents;
}): ShareBases {
  const net = cents(Math.max(0, item.gross - item.platformFee));
  return { GROSS: item.gross, NET: net, REST: cents(net - item.affiliate) };
}

/** The usual base of a share where its contract names none. */
export const baseOf = ({ base }: PartnerShare, role: 'affiliate' | 'coProducer'): keyof ShareBases =>
  base ?? (role === 'affiliate' ? 'NET' : 'REST');

/** The producer takes what the others leave, and bears what a fee is more than the item. */
export function divideItem(
  { itemId, kind, gross, contract }: SaleItem,
  platformFee: Cents,
  gatewayCost: Cents,
  manager: Cents,
): DividedItem {
  const affiliate = divideNet({ gross, platformFee }, contract?.affiliate);
  const bases = shareBases({ gross, platformFee, affiliate });
  const coProducers = divideRest(bases, contract?.coProducers ?? []);
  return {
    ...{ itemId, kind, gross, platformFee, affiliate, coProducers },
    producer: cents(gross - platformFee - affiliate - addCents(...coProducers)),
    ...{ gatewayCost, manager, margin: cents(platformFee - gatewayCost - manager) },
  };
}

function divideNet(
  item: { readonly gross: Cents; readonly platformFee: Cents },
  affiliate: PartnerShare | undefined,
): Cents {
  if (!affiliate) return ZERO_CENTS;
  const bases = shareBases({ ...item, affiliate: ZERO_CENTS });
  // A part of the price can be more than the fee leaves of it.
  return cents(Math.min(bases.NET, percentOf(bases[baseOf(affiliate, 'affiliate')], affiliate.bps)));
}

/** Co-producers may be due more than the rest, by rounding or by their bases: the last of them gets what is left. */
function divideRest(bases: ShareBases, coProducers: readonly PartnerShare[]): Cents[] {
  let left: number = bases.REST;
  return coProducers.map((coProducer) => {
    const due = percentOf(bases[baseOf(coProducer, 'coProducer')], coProducer.bps);
    const share = cents(Math.min(left, due));
    left -= share;
    return share;
  });
}
