import type { ClientCertificate, ConfiguredCertificate, GatewayAccount } from './account.js';
import type { Deadline } from './deadline.js';
import type { AnyGateway } from './gateway.js';
import type { Refused } from './outcomes.js';
import type { Ports } from './ports.js';
import { baseAddress, type Host } from './wire-request.js';

/** The client certificate where the address requires one. A missing one is a configuration error; nothing was sent. */
export async function clientIdentity(
  { account, gateway }: { readonly account: GatewayAccount; readonly gateway: AnyGateway },
  host: Host,
  { certificates, now, secretUsed }: Pick<Ports, 'certificates' | 'now' | 'secretUsed'>,
  deadline: Deadline,
): Promise<ClientCertificate | Refused | undefined> {
  const { mutualTls, certificateSeconds } = gateway.manifest;
  const base = baseAddress(account, host);
  if (!base) return misconfigured(`no base address for ${host}`);
  if (!/^https:/i.test(base)) return undefined;
  const demanded = mutualTls?.some((api) => api === host) ?? false;
  const own = ownCertificate(account, host);
  const configured = own ?? (demanded ? platformCertificate(account, host) : undefined);
  if (!configured) return demanded ? withoutCertificate(gateway) : undefined;
  try {
    const loading = certificates.of(configured, now, deadline.remaining(), certificateSeconds);
    const loaded = await deadline.holds(loading);
    if (!own) secretUsed?.(account, host === 'accounts' ? 'certCashOutUrl' : 'certCashInUrl');
    return loaded;
  } catch {
    return withoutCertificate(gateway);
  }
}

/** Returns whether a cash-out certificate is configured for the account or its platform. It is not loaded here. */
export const holdsCashOutCertificate = ({
  cashOutCertificate,
  platformCertificates,
}: GatewayAccount): boolean =>
  cashOutCertificate !== undefined || platformCertificates?.cashOut !== undefined;

/** A certificate is missing or unusable. Nothing was sent. */
export const withoutCertificate = ({ manifest }: AnyGateway): Refused =>
  misconfigured(manifest.missingCertificate ?? 'Unauthorized.');

const misconfigured = (detail: string): Refused => ({ kind: 'refused', reason: 'configuration', detail });

const ownCertificate = (account: GatewayAccount, host: Host): ConfiguredCertificate | undefined =>
  host === 'accounts' ? account.cashOutCertificate : account.cashInCertificate;

const platformCertificate = (
  { platformCertificates }: GatewayAccount,
  host: Host,
): ConfiguredCertificate | undefined =>
  host === 'accounts' ? platformCertificates?.cashOut : platformCertificates?.cashIn;
