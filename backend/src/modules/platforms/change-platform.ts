import { createPrivateKey } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Envelope } from '../../runtime/crypto/index.js';
import { limitProblems } from '../protection/index.js';
import { Platform, type FeePlan } from './store/platform.entity.js';
import { platformKeyContext } from './store/sealed-columns.js';
import { announceCatalogChange } from './catalog-changed.js';
import { tariffProblems } from './tariffs.js';

/**
 * The switches, certificates and key of a platform (payments.md §3 and §6, checkout.md §2). What is left out stays; null takes it
 * away.
 */
export interface PlatformChange {
  readonly pixEnabled?: boolean;
  readonly creditCardEnabled?: boolean;
  readonly billetEnabled?: boolean;
  readonly blockedCashout?: boolean;
  /** Buyers are asked before the trackers of a seller are loaded. */
  readonly trackingNeedsConsent?: boolean;
  /** The minimalist checkout shows the cart without a heading (checkout.md §2). */
  readonly cartHeadingHidden?: boolean;
  /** Who runs the platform, as checkouts name it (Decreto 7.962/2013). Document and phone are digits only. */
  readonly legalName?: string | null;
  readonly document?: string | null;
  readonly legalAddress?: string | null;
  readonly supportEmail?: string | null;
  readonly supportPhone?: string | null;
  /** https, or a path of the site. */
  readonly termsUrl?: string | null;
  readonly privacyUrl?: string | null;
  readonly logoUrl?: string | null;
  /** Where the PKCS#12 files lie, for providers that demand one of an account that has none of its own. */
  readonly certCashInUrl?: string | null;
  readonly certCashOutUrl?: string | null;
  /** The platform's own receiver at the provider: what of a charge in a seller's name is not the seller's goes there. */
  readonly defaultReceiverId?: string | null;
  /** What it takes of each sale, in the place of all that it took; orders keep the fees they were placed with. */
  readonly fees?: FeePlan;
  /** What differs from the usual velocity limits, in the place of all that differed. Checked by `limitProblems` of protection. */
  readonly velocityLimits?: object;
  /** An RSA key as PEM, or that in base64, which signs what a provider wants signed. */
  readonly privateKey?: string | null;
}

type Setting = Exclude<keyof PlatformChange, 'privateKey'>;

/** The key is write-only: it is only told whether there is one. */
export type PlatformShown = Required<Pick<PlatformChange, Setting>> &
  Pick<Platform, 'id' | 'slug' | 'name'> & { readonly privateKeySet: boolean };

/** The change would not do. Nothing was written, and no value is repeated. */
export class PlatformRefused extends Error {}

const SHOWN = {
  id: true,
  slug: true,
  name: true,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
  blockedCashout: true,
  trackingNeedsConsent: true,
  cartHeadingHidden: true,
  legalName: true,
  document: true,
  legalAddress: true,
  supportEmail: true,
  supportPhone: true,
  termsUrl: true,
  privacyUrl: true,
  logoUrl: true,
  certCashInUrl: true,
  certCashOutUrl: true,
  defaultReceiverId: true,
  fees: true,
  velocityLimits: true,
} as const;

/**
 * Changes a platform, in effect at once in every process, and gives it back as it stands. Undefined: there is none of this name.
 * @throws PlatformRefused
 */
export async function changePlatform(
  tx: EntityManager,
  envelope: Envelope,
  slug: string,
  { privateKey, ...settings }: PlatformChange,
): Promise<PlatformShown | undefined> {
  const problems = settings.fees === undefined ? [] : tariffProblems(settings.fees);
  if (problems.length > 0) throw new PlatformRefused(problems.map((one) => `fees: ${one}`).join('\n'));
  const wrongLimits = settings.velocityLimits === undefined ? [] : limitProblems(settings.velocityLimits);
  if (wrongLimits.length > 0)
    throw new PlatformRefused(wrongLimits.map((one) => `velocity limits: ${one}`).join('\n'));
  const found = await tx.findOne(Platform, { select: { id: true }, where: { slug } });
  if (!found) return undefined;
  const where = { id: found.id };
  const change = {
    ...settings,
    ...(privateKey !== undefined && { privateKeySealed: sealed(envelope, found.id, privateKey) }),
  };
  if (Object.keys(change).length > 0) {
    await tx.update(Platform, where, change);
    announceCatalogChange(tx, found.id);
  }
  const { privateKeySealed, ...shown } = await tx.findOneOrFail(Platform, {
    select: { ...SHOWN, privateKeySealed: true },
    where,
  });
  return { ...shown, privateKeySet: privateKeySealed !== null };
}

function sealed(envelope: Envelope, platformId: string, privateKey: string | null): Buffer | null {
  if (privateKey === null) return null;
  const encoded = encodePrivateKey(privateKey);
  if (encoded === undefined) throw new PlatformRefused('The private key is no RSA key in PEM.');
  return envelope.seal(encoded, platformKeyContext(platformId));
}

/** The PEM in base64 (payments.md §3). Undefined for a text that is not an RSA key without a passphrase. */
function encodePrivateKey(text: string): string | undefined {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString();
  try {
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') return undefined;
  } catch {
    return undefined;
  }
  return Buffer.from(pem).toString('base64');
}
