/**
 * A line of the division: who gets how much. `amount` is cents; the lines of a sale add up to what the buyer paid. Sellers see the fee
 * of the platform; only staff see what the platform does with it: what managers get, the provider's cost and what it keeps.
 */
export interface DivisionLine {
  readonly party:
    | 'PRODUCER'
    | 'CO_PRODUCER'
    | 'AFFILIATE'
    | 'FEE'
    | 'MANAGER'
    | 'GATEWAY'
    | 'PLATFORM'
    | 'INTEREST';
  readonly name: string | null;
  /** The version of the contract that a partner's share comes from. */
  readonly contractVersion: number | null;
  readonly amount: number;
}

interface StoredPartner {
  readonly sellerId: string;
  readonly contract?: { readonly version: number };
}

/** As the order keeps it. */
export interface StoredDivision {
  readonly terms: {
    readonly items: readonly {
      readonly contract?: {
        readonly affiliate?: StoredPartner;
        readonly coProducers: readonly StoredPartner[];
      };
    }[];
  };
  readonly gatewayCost: number;
  readonly margin: number;
  readonly shares: readonly {
    readonly role: 'producer' | 'coProducer' | 'affiliate';
    readonly sellerId: string;
    readonly amount: number;
  }[];
  readonly managers: readonly { readonly managerId: string; readonly amount: number }[];
  readonly financing?: { readonly interest: number; readonly rounding: number; readonly gatewayCost: number };
}

const PARTIES = { producer: 'PRODUCER', coProducer: 'CO_PRODUCER', affiliate: 'AFFILIATE' } as const;

/** The lines of a stored division: who gets how much, sellers by their names. */
export const divisionLines = (
  division: StoredDivision,
  names: Readonly<Record<string, string>>,
  forStaff: boolean,
): DivisionLine[] =>
  [...shareLines(division, names), ...feeLines(division, forStaff)].filter(
    ({ amount, party }) => amount !== 0 || party === 'PRODUCER',
  );

const shareLines = (division: StoredDivision, names: Readonly<Record<string, string>>): DivisionLine[] =>
  division.shares.map(({ role, sellerId, amount }) => ({
    ...{ party: PARTIES[role], name: names[sellerId] ?? null, amount },
    contractVersion: role === 'producer' ? null : versionOf(division, role, sellerId),
  }));

/** Every item that a partner earns on has the same version. */
function versionOf(
  { terms: { items } }: StoredDivision,
  role: 'affiliate' | 'coProducer',
  sellerId: string,
): number | null {
  const partners = items.flatMap(({ contract }) =>
    role === 'affiliate' ? (contract?.affiliate ?? []) : (contract?.coProducers ?? []),
  );
  return partners.find((one) => one.sellerId === sellerId)?.contract?.version ?? null;
}

/** What the platform takes: as one line, or as what becomes of it. */
function feeLines({ managers, gatewayCost, margin, financing }: StoredDivision, forStaff: boolean) {
  const line = (party: DivisionLine['party'], amount: number): DivisionLine => ({
    party,
    name: null,
    contractVersion: null,
    amount,
  });
  const earned = managers.map(({ amount }) => amount);
  return [
    ...(forStaff
      ? [
          ...earned.map((amount) => line('MANAGER', amount)),
          line('GATEWAY', gatewayCost),
          line('PLATFORM', margin),
        ]
      : [
          line(
            'FEE',
            [...earned, gatewayCost, margin].reduce((sum, amount) => sum + amount, 0),
          ),
        ]),
    line('INTEREST', financing ? financing.interest + financing.rounding : 0),
  ];
}
