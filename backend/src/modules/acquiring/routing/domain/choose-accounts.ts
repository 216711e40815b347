import { DEFAULT_CURRENCY } from '@guiche/money';
import type {
  AccountPrice,
  RoutedPayment,
  RoutingReason,
  Candidate,
  ChosenAccount,
  Route,
  RouteDecision,
  RouteRule,
  Skipped,
  SkipReason,
} from './route.js';
import { weightedOrder } from './weighted-order.js';

interface Platform {
  /** The account the offer names. */
  readonly preferredId: string | null;
  /** The account that the terms of the seller name, by method. */
  readonly preferredByMethod?: Readonly<Partial<Record<RoutedPayment['method'], string>>>;
  /** The platform's lists, of all methods. */
  readonly routes: readonly Route[];
  /** The platform's accounts, the oldest first. */
  readonly accounts: readonly Candidate[];
}

interface Proposal {
  readonly accountId: string;
  readonly because: RoutingReason;
  readonly route?: Route;
  readonly prices?: readonly AccountPrice[];
}

/** The accounts to charge through, in the order in which to try them, and those that were passed over. */
export interface Choice {
  readonly ways: readonly ChosenAccount[];
  readonly skipped: readonly Skipped[];
}

/**
 * The accounts to charge through, in the order in which to try them, each with its reason. Empty: this cannot be paid here.
 * A resting account is passed over, unless there is no other: it may be awake again, and the buyer has nothing to lose.
 */
export function chooseAccounts(asking: RoutedPayment, platform: Platform): Choice {
  const accounts = new Map(platform.accounts.map((account) => [account.id, account]));
  const skipped: Skipped[] = [];
  const ways: ChosenAccount[] = [];
  const resting: ChosenAccount[] = [];
  for (const proposal of proposals(asking, platform)) {
    // Named by the offer and listed too, or listed twice with other rules: it is tried once.
    if (ways.some(({ accountId }) => accountId === proposal.accountId)) continue;
    const account = accounts.get(proposal.accountId);
    const unfit = account ? unfitness(asking, account, proposal.route) : 'inactive';
    const way = { accountId: proposal.accountId, decision: decision(proposal, skipped) };
    if (unfit === undefined) ways.push(way);
    else skipped.push({ accountId: proposal.accountId, why: unfit });
    if (unfit === 'circuitOpen') resting.push(way);
  }
  if (ways.length > 0) return { ways, skipped };
  const anyway = resting
    .slice(0, 1)
    .map((way): ChosenAccount => ({ ...way, decision: { ...way.decision, anyway: true } }));
  return { ways: anyway, skipped };
}

/** A payment of which no more is known: of whatever sum, in how many parts and by whatever brand of card. */
type AnyPayment = Pick<RoutedPayment, 'method' | 'currency' | 'card' | 'sellerId' | 'productId' | 'hour'>;

/** The preferred account for such payments, even if its circuit is open. Undefined: no account charges them. */
export function payableThrough(payment: AnyPayment, platform: Platform): string | undefined {
  const asking = { ...payment, installments: 1 };
  const fit = platform.accounts.filter((account) => charges(account, asking));
  return proposals(asking, platform).find(
    ({ accountId, route }) => fit.some(({ id }) => id === accountId) && !(route && excludes(route, payment)),
  )?.accountId;
}

type Proposing = Omit<RoutedPayment, 'amount'> & Partial<Pick<RoutedPayment, 'amount'>>;

function proposals(
  asking: Proposing,
  { preferredId, preferredByMethod = {}, routes, accounts }: Platform,
): Proposal[] {
  if (asking.onlyAccountId !== undefined) return [{ accountId: asking.onlyAccountId, because: 'card' }];
  const listed = routes.filter(({ method }) => method === asking.method);
  const ofSeller = preferredByMethod[asking.method];
  const preferred: Proposal[] = [
    ...(preferredId === null ? [] : [{ accountId: preferredId, because: 'offer' as const }]),
    ...(ofSeller === undefined ? [] : [{ accountId: ofSeller, because: 'seller' as const }]),
  ];
  if (listed.length > 0) return [...preferred, ...drawn(listed, asking, accounts)];
  const usable = accounts.filter((account) => charges(account, asking) && !isBelowMinimum(asking, account));
  if (usable.some(({ id }) => preferred.some(({ accountId }) => accountId === id))) return preferred;
  return [
    ...preferred,
    ...usable.slice(0, 1).map(({ id }): Proposal => ({ accountId: id, because: 'oldest' })),
  ];
}

/** Whether it charges such payments of any amount, even if its circuit is open. */
const charges = (account: Candidate, asking: Proposing): boolean =>
  cannotCharge(asking, account) === undefined;

/** A page shows the account of the largest weight; a payment draws by weight. What they cost goes before that, where a line says so. */
function drawn(routes: readonly Route[], asking: Proposing, accounts: readonly Candidate[]): Proposal[] {
  const seed = asking.attemptId;
  const positions = [...new Set(routes.map(({ position }) => position))].sort((a, b) => a - b);
  return positions.flatMap((position) => {
    const sharing = routes.filter((route) => route.position === position);
    const ordered =
      seed === undefined ? sharing.sort((a, b) => b.weight - a.weight) : weightedOrder(sharing, seed);
    if (isByCost(sharing, asking)) return byCost(ordered, asking, accounts);
    return ordered.map((route): Proposal => ({
      accountId: route.accountId,
      because: 'route',
      route,
    }));
  });
}

/** As the lines say that are for this sale. A page has no order by cost, and neither has a payment of whatever sum. */
const isByCost = (sharing: readonly Route[], { amount, ...asking }: Proposing): boolean =>
  amount !== undefined &&
  !asking.isForPage &&
  sharing.some((route) => route.byCost && brokenRule({ ...asking, amount }, route) === undefined);

/** One whose cost is not known, or was never entered, comes last: zeros of a new account are no offer. */
function byCost(ordered: readonly Route[], asking: Proposing, accounts: readonly Candidate[]): Proposal[] {
  const { amount } = asking;
  const costOf = (accountId: string) =>
    amount === undefined
      ? undefined
      : accounts.find(({ id }) => id === accountId)?.cost({ ...asking, amount });
  const priced = ordered.map((route) => ({ route, cost: costOf(route.accountId) }));
  const sorted = priced.sort((one, other) => (one.cost ?? Infinity) - (other.cost ?? Infinity) || 0);
  const prices = sorted.flatMap(({ route: { accountId }, cost }) =>
    cost === undefined ? [] : [{ accountId, cost }],
  );
  return sorted.map(({ route }): Proposal => ({
    ...{ accountId: route.accountId, because: 'cost', route },
    ...(prices.length > 0 && { prices }),
  }));
}

function unfitness(asking: RoutedPayment, account: Candidate, route?: Route): SkipReason | undefined {
  const unable =
    cannotCharge(asking, account) ??
    (isBelowMinimum(asking, account) ? 'amount' : undefined) ??
    (route && brokenRule(asking, route));
  if (unable) return unable;
  return account.healthy(asking.method) ? undefined : 'circuitOpen';
}

function cannotCharge(asking: Proposing, account: Candidate): SkipReason | undefined {
  if (!account.active) return 'inactive';
  // A stored card or a token is good at its own account only, until the last of them was charged.
  if (account.draining && asking.onlyAccountId === undefined) return 'draining';
  if (!account.offers(asking.method, asking.card)) return 'notOffered';
  if (!account.charges(asking)) return 'currency';
  return account.misses(asking.method) ? 'address' : undefined;
}

/** The minimum is in reais. It is unknown in another currency, so the provider decides. */
const isBelowMinimum = ({ amount, currency, method }: Proposing, account: Candidate): boolean =>
  amount !== undefined && currency === DEFAULT_CURRENCY && amount < account.minimum(method);

function brokenRule(asking: RoutedPayment, route: Route): SkipReason | undefined {
  const { amount, installments, brand, bin } = asking;
  const excluded = excludes(route, asking);
  if (excluded) return excluded;
  if (!within(amount, route.minAmount, route.maxAmount)) return 'amount';
  if (!within(installments, route.minInstallments, route.maxInstallments)) return 'installments';
  if (route.brands && !(brand !== undefined && route.brands.includes(brand))) return 'brand';
  if (route.bins && !route.bins.some((start) => bin?.startsWith(start))) return 'bin';
  return undefined;
}

/** Why the line is not for this sale, whatever its sum, its parts and its card. */
function excludes(
  route: Route,
  {
    currency,
    sellerId,
    productId,
    hour,
  }: Pick<RoutedPayment, 'currency' | 'sellerId' | 'productId' | 'hour'>,
): SkipReason | undefined {
  if (route.currencies && !route.currencies.includes(currency)) return 'currency';
  if (isInReaisOnly(route, currency)) return 'amount';
  if (route.sellerIds && !(sellerId !== undefined && route.sellerIds.includes(sellerId))) return 'seller';
  if (route.productIds && !(productId !== undefined && route.productIds.includes(productId)))
    return 'product';
  return isWithinHours(hour, route) ? undefined : 'hour';
}

/** A line from 22 to 5 is for the night: after its beginning or before its end. */
function isWithinHours(hour: number, { fromHour, toHour }: Route): boolean {
  if (fromHour === null || toHour === null) return true;
  return fromHour <= toHour ? hour >= fromHour && hour <= toHour : hour >= fromHour || hour <= toHour;
}

/** Its limits are in reais. A payment in another currency cannot be compared with them. */
const isInReaisOnly = ({ minAmount, maxAmount }: Route, currency: string): boolean =>
  currency !== DEFAULT_CURRENCY && (minAmount !== null || maxAmount !== null);

const within = (value: number, least: number | null, most: number | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most);

function decision({ because, route, prices }: Proposal, skipped: readonly Skipped[]): RouteDecision {
  return {
    because,
    ...(prices && { prices }),
    ...(route && { position: route.position, weight: route.weight, ...ruleOf(route) }),
    skipped: [...skipped],
  };
}

const RULE_FIELDS = [
  ...(['minAmount', 'maxAmount', 'minInstallments', 'maxInstallments', 'brands'] as const),
  ...(['sellerIds', 'productIds', 'currencies', 'fromHour', 'toHour'] as const),
];

/** What is stored with the attempt, because the list may be another one later. */
function ruleOf(route: Route): Pick<RouteDecision, 'rule'> {
  const limits: [string, unknown][] = RULE_FIELDS.filter((name) => route[name] !== null).map((name) => [
    name,
    route[name],
  ]);
  if (route.bins) limits.push(['hasBins', true]);
  return limits.length === 0 ? {} : { rule: Object.fromEntries(limits) as RouteRule };
}
