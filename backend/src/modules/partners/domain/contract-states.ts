export type ContractKind = 'CO_PRODUCTION' | 'AFFILIATION';

/** As in domain.md §5 and §1. */
export type ContractState =
  | 'INVITED'
  | 'REQUESTED'
  | 'ACTIVE'
  | 'REFUSED'
  | 'EXPIRED'
  | 'CANCELED'
  | 'BLOCKED'
  | 'LEFT';

export type ContractSide = 'producer' | 'partner';

export type ContractAction = 'accept' | 'refuse' | 'end' | 'approve' | 'block' | 'leave';

interface Step {
  readonly by: readonly ContractSide[];
  readonly from: readonly ContractState[];
  readonly to: ContractState;
}

/** Who may take a contract from which states where to. What is not here is refused. */
const STEPS: Readonly<Record<ContractKind, Readonly<Partial<Record<ContractAction, Step>>>>> = {
  CO_PRODUCTION: {
    accept: { by: ['partner'], from: ['INVITED'], to: 'ACTIVE' },
    refuse: { by: ['partner'], from: ['INVITED'], to: 'REFUSED' },
    end: { by: ['producer', 'partner'], from: ['INVITED', 'ACTIVE'], to: 'CANCELED' },
  },
  AFFILIATION: {
    approve: { by: ['producer'], from: ['REQUESTED', 'BLOCKED'], to: 'ACTIVE' },
    refuse: { by: ['producer'], from: ['REQUESTED'], to: 'REFUSED' },
    block: { by: ['producer'], from: ['ACTIVE'], to: 'BLOCKED' },
    leave: { by: ['partner'], from: ['REQUESTED', 'ACTIVE'], to: 'LEFT' },
  },
};

/** The state after an action; `notYours`: the other side decides it; `notNow`: not in this state. */
export function stateAfter(
  contract: { readonly kind: ContractKind; readonly state: ContractState },
  action: ContractAction,
  side: ContractSide,
): ContractState | 'notYours' | 'notNow' {
  const step = STEPS[contract.kind][action];
  if (!step?.by.includes(side)) return 'notYours';
  return step.from.includes(contract.state) ? step.to : 'notNow';
}

/** An invitation that nobody answered, or a term that is over, has expired: no job writes it. */
export const stateAt = (
  { state, endsAt }: { readonly state: ContractState; readonly endsAt: Date | null },
  now: Date,
): ContractState =>
  (state === 'INVITED' || state === 'ACTIVE') && endsAt !== null && endsAt <= now ? 'EXPIRED' : state;
