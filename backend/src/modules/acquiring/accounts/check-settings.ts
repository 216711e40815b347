import { describeCredentials, openCredentials, type Manifest } from '@guiche/gateway-kit';
import type { Mode } from '../../../config/index.js';
import type { AccountChange } from './account-change.js';

const SIMULATOR = '{SIMULATOR_URL}';

/** What is wrong with the addresses of a change. Real credentials go out encrypted; only the demonstration may do without. */
export function baseAddressProblems(change: AccountChange, mode: Mode): string[] {
  const { baseAddress, accountsBaseAddress, loginBaseAddress, webhookBaseAddress, proxy } = change;
  const addresses = { baseAddress, accountsBaseAddress, loginBaseAddress, webhookBaseAddress };
  const problems = Object.entries(addresses).flatMap(([name, address]) =>
    address === undefined || address === null ? [] : addressProblem(name, address, mode),
  );
  if (proxy !== undefined && proxy !== null && !httpAddress(proxy))
    problems.push('proxy: it is no http address');
  return problems;
}

function addressProblem(name: string, address: string, mode: Mode): string[] {
  const simulated = address.startsWith(SIMULATOR);
  if (simulated && mode === 'production') return [`${name}: the simulator is refused in production`];
  const url = httpAddress(address.replace(SIMULATOR, 'http://simulator'));
  if (!url) return [`${name}: it is no http address`];
  if (url.username || url.password) return [`${name}: credentials do not belong into an address`];
  if (mode === 'production' && url.protocol !== 'https:') return [`${name}: it must begin with https`];
  return address.endsWith('/') ? [`${name}: it ends with a slash`] : [];
}

function httpAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Unknown fields are always refused. Missing ones are refused when the account is active, with the messages of the specification. */
export function credentialProblems(
  { credentials, missingCredentials }: Manifest,
  plain: Readonly<Record<string, unknown>>,
  active: boolean,
): string[] {
  const names = new Set(describeCredentials(credentials).map(({ name }) => name));
  const strange = Object.keys(plain).filter((name) => !names.has(name));
  if (strange.length > 0)
    return [`credentials: ${strange.join(', ')} not known here; there are ${[...names].join(', ')}`];
  const { problems } = openCredentials(credentials, plain);
  if (problems.length === 0 || !active) return [];
  return [missingCredentials ?? 'credentials are missing', ...problems.map((one) => `credentials: ${one}`)];
}

/** In production, an unverified protocol requires an explicit confirmation. */
export function evidenceProblems(
  { evidence, id }: Manifest,
  { acceptsUnverified }: AccountChange,
  opens: boolean,
  mode: Mode,
): string[] {
  if (evidence !== 'specification only' || !opens || acceptsUnverified || mode !== 'production') return [];
  return [
    `provider: the protocol of ${id} is not verified; --accept-unverified true opens the account anyway`,
  ];
}

const METHODS = ['PIX', 'CREDIT_CARD', 'BILLET'];

/** Whole cents of a real by method, 0 for none. */
export function minimumProblems(minimums: unknown): string[] {
  if (minimums === undefined || minimums === null) return [];
  if (typeof minimums !== 'object' || Array.isArray(minimums)) return ['minAmounts: it is no object'];
  return Object.entries(minimums).flatMap(([method, amount]) => {
    if (!METHODS.includes(method)) return [`minAmounts: there is no method ${method}`];
    return Number.isSafeInteger(amount) && amount >= 0
      ? []
      : [`minAmounts: ${method} is no whole number of cents`];
  });
}
