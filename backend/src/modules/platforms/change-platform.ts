import type { EntityManager } from 'typeorm';
import { Platform } from './store/platform.entity.js';

/** The switches and certificates of a platform (payments.md §3 and §6). What is left out stays; null takes it away. */
export interface PlatformChange {
  readonly pixEnabled?: boolean;
  readonly creditCardEnabled?: boolean;
  readonly billetEnabled?: boolean;
  readonly blockedCashout?: boolean;
  /** Where the PKCS#12 files lie, for providers that demand one of an account that has none of its own. */
  readonly certCashInUrl?: string | null;
  readonly certCashOutUrl?: string | null;
}

export type PlatformShown = Required<PlatformChange> & Pick<Platform, 'id' | 'slug' | 'name'>;

const SHOWN = {
  id: true,
  slug: true,
  name: true,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
  blockedCashout: true,
  certCashInUrl: true,
  certCashOutUrl: true,
} as const;

/** Changes a platform, in effect at once in every process, and gives it back as it stands. Undefined: there is none of this name. */
export async function changePlatform(
  tx: EntityManager,
  slug: string,
  change: PlatformChange,
): Promise<PlatformShown | undefined> {
  if (Object.keys(change).length > 0) await tx.update(Platform, { slug }, change);
  return (await tx.findOne(Platform, { select: SHOWN, where: { slug } })) ?? undefined;
}
