import type { Locale } from '@guiche/checkout-rules';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../runtime/ids/index.js';
import { PlatformRefused } from '../platform-change.js';
import { announceCatalogChange } from '../catalog-changed.js';
import { DEFAULT_INSTALLMENTS } from '../default-settings.js';
import { installationFeesAt } from '../store/installation-fees.js';
import { firstDomain, normalizeHost } from '../host-name.js';
import { Domain } from '../store/domain.entity.js';
import { Platform, type FeePlan } from '../store/platform.entity.js';
import { isHostServed, serveHost } from '../store/served-hosts.js';
import { tariffProblems } from '../tariffs.js';

export interface NewPlatform {
  readonly name: string;
  /** The host name at which it is reached, without scheme and port. */
  readonly host: string;
  /** Its short name in commands. Made from the name when it is left out. */
  readonly slug?: string | undefined;
  readonly locale?: Locale | undefined;
  /** Those of the installation when it is left out, and what becomes of them. */
  readonly fees?: FeePlan | undefined;
}

export type PlatformSummary = Pick<Platform, 'id' | 'slug' | 'name' | 'locale' | 'host'>;

const NAME_MAX_LENGTH = 120;
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const SLUG_MAX_LENGTH = 63;

/**
 * Creates a platform with everything that a sale on it needs beside a gateway account: fees, installments, and all payment methods
 * enabled. Its card keys are made when its first card form is shown.
 * @throws PlatformRefused, on which the caller rolls back
 */
export async function createPlatform(
  tx: EntityManager,
  asked: NewPlatform,
  now: Date,
): Promise<PlatformSummary> {
  const name = asked.name.trim();
  if (name === '' || name.length > NAME_MAX_LENGTH)
    throw new PlatformRefused(`The name must have 1 to ${NAME_MAX_LENGTH} characters.`);
  const slug = asked.slug ?? slugOf(name);
  if (!SLUG.test(slug) || slug.length > SLUG_MAX_LENGTH)
    throw new PlatformRefused(
      `The slug may hold a to z, digits and single hyphens, ${SLUG_MAX_LENGTH} at most.`,
    );
  const host = normalizeHost(asked.host);
  if (host === undefined)
    throw new PlatformRefused('The host must be a domain name without scheme, port or path.');
  const fees = asked.fees ?? (await installationFeesAt(tx, now));
  const problems = tariffProblems(fees);
  if (problems.length > 0) throw new PlatformRefused(problems.map((one) => `fees: ${one}`).join('\n'));
  const id = newId(now);
  const locale = asked.locale ?? 'pt-BR';
  const shown = { id, slug, name, locale, host };
  const feesOwn = asked.fees !== undefined;
  const settings = { fees, feesOwn, installments: DEFAULT_INSTALLMENTS, createdAt: now };
  if (await tx.existsBy(Platform, { slug }))
    throw new PlatformRefused(`There is already a platform with the slug ${slug}.`);
  if (await isHostServed(tx, host))
    throw new PlatformRefused(`The host ${host} already belongs to a platform.`);
  await tx.insert(Platform, { ...shown, ...settings });
  await tx.insert(Domain, firstDomain(id, host, now));
  await serveHost(tx, id, host);
  announceCatalogChange(tx, id);
  return shown;
}

/** The platforms of the installation, the oldest first. */
export function listPlatforms(tx: EntityManager): Promise<PlatformSummary[]> {
  return tx.find(Platform, {
    select: { id: true, slug: true, name: true, locale: true, host: true },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
}

/** "Vitrine do Vale" becomes "vitrine-do-vale". */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
}
