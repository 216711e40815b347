import type { AnyGateway, PaymentMethod } from '@guiche/gateway-kit';
import { PROVIDERS, type ProviderName } from '@guiche/simulator';
import { GATEWAYS } from '../../src/gateways/gateways.js';

const CHARGES = { PIX: 'chargePix', CREDIT_CARD: 'chargeCard', BILLET: 'chargeBillet' } as const;
const METHODS = Object.keys(CHARGES) as PaymentMethod[];

/** A method of a gateway that has it. */
export interface RouteCase {
  readonly provider: ProviderName;
  readonly method: PaymentMethod;
  readonly gateway: AnyGateway;
}

const ALL = GATEWAYS.map((type) => new type());
const methodsOf = ({ manifest }: AnyGateway): PaymentMethod[] =>
  METHODS.filter((method) => manifest.capabilities.includes(CHARGES[method]));

/** A new provider without a simulation is tested by the contract only. */
export const CHARGE_ROUTES: readonly RouteCase[] = PROVIDERS.flatMap((provider) => {
  const gateway = ALL.find(({ manifest }) => manifest.id === provider);
  return gateway ? methodsOf(gateway).map((method) => ({ provider, method, gateway })) : [];
});
export const CARD_ROUTES = CHARGE_ROUTES.filter(({ method }) => method === 'CREDIT_CARD');
export const CHARGING = ALL.filter((gateway) => CHARGE_ROUTES.some((way) => way.gateway === gateway));
export const NOT_CHARGING = ALL.filter((gateway) => methodsOf(gateway).length === 0).map((gateway) => ({
  provider: gateway.manifest.id,
  gateway,
}));

/** A token of the provider's library is good at the account that the page was shown, which here is the offer's own. */
export const chosenBy = ({ method, gateway }: RouteCase): string =>
  method === 'CREDIT_CARD' && gateway.manifest.cards === 'browser' ? 'card' : 'offer';

/** Requires an address, as in a purchase of physical products. */
export const isPosted = ({ gateway, method }: RouteCase): boolean =>
  gateway.manifest.wantsAddress?.includes(method) ?? false;

/** The provider itself gives no money of these back: a boleto's payer would have to name a bank account. */
const KEEPS: Readonly<Partial<Record<ProviderName, readonly PaymentMethod[]>>> = {
  ASAAS: ['BILLET'],
  CELCOIN: ['BILLET'],
  IUGU: ['BILLET'],
  IUGUBAAS: ['BILLET'],
  PAGARME: ['BILLET'],
  PAGARMEBAAS: ['BILLET'],
  TRANSFEERA: ['BILLET'],
  // Its one call for it cancels cards.
  SUITPAY: ['PIX', 'BILLET'],
};
export const supportsRefund = ({ provider, method, gateway }: RouteCase): boolean =>
  gateway.refund !== undefined && !(KEEPS[provider] ?? []).includes(method);

/** The price, and the shares of the seller, the provider and the platform. Coffee is sent by PAC. */
const DIVISIONS = {
  course: {
    PIX: [9_700, 9_451, 115, 134],
    CREDIT_CARD: [9_700, 8_640, 426, 634],
    BILLET: [9_700, 9_351, 345, 4],
  },
  coffee: {
    PIX: [10_980, 10_731, 131, 118],
    CREDIT_CARD: [10_980, 9_793, 477, 710],
    BILLET: [10_980, 10_631, 345, 4],
  },
} as const;

/** Of R$ 97,00 and of R$ 109,80: fees 2.49, 3.49, and 9.9 % + 1.00; costs 1.19 %, 3.45, and 3.99 % + 0.39. */
export function sale(way: RouteCase) {
  const [price, seller, cost, revenue] = DIVISIONS[isPosted(way) ? 'coffee' : 'course'][way.method];
  return {
    price,
    sold: {
      'seller pending': seller,
      'gateway cost': cost,
      'platform revenue': revenue,
      'gateway receivable': -price,
    },
    returned: {
      'seller pending': 0,
      'gateway cost': cost,
      'platform revenue': 0,
      'platform loss': -cost,
      'gateway receivable': 0,
      'buyer refund_due': 0,
    },
  };
}

/** The number of parallel charges that a busy machine still answers within their deadlines. */
const AT_ONCE = 4;

export async function forEachRoute<T>(
  ways: readonly RouteCase[],
  work: (way: RouteCase) => Promise<T>,
): Promise<Map<RouteCase, T>> {
  const left = [...ways];
  const done = new Map<RouteCase, T>();
  const lane = async (): Promise<void> => {
    for (let way = left.shift(); way; way = left.shift()) done.set(way, await work(way));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}

/** What became of one of them. */
export function at<T>(result: ReadonlyMap<RouteCase, T>, way: RouteCase): T {
  const found = result.get(way);
  if (found === undefined) throw new Error(`nothing became of ${way.method} at ${way.provider}`);
  return found;
}
