import type { EntityManager } from 'typeorm';
import { ContractBooks, Contracts } from '../modules/partners/index.js';
import { systemContext } from '../runtime/context/index.js';
import { PRODUCER_A, PRODUCER_B } from './people.js';
import { PLATFORM_A, PLATFORM_B, demoId } from './platforms.js';
import { CERAMICS, COFFEE, LONG_NAMED_COURSE, PHOTO_COURSE, READING_CLUB } from './products.js';

/** The same share of everything. */
const share = (bps: number) => ({ mainBps: bps, bumpBps: bps, upsellBps: bps, laterBps: bps });

const CO_PRODUCTIONS = [
  [PLATFORM_A, PRODUCER_A, LONG_NAMED_COURSE, demoId(16), 'accepted'],
  [PLATFORM_A, PRODUCER_A, READING_CLUB, demoId(16), 'invited'],
  [PLATFORM_B, PRODUCER_B, CERAMICS, demoId(26), 'invited'],
] as const;

const AFFILIATIONS = [
  [PLATFORM_A, PRODUCER_A, PHOTO_COURSE, demoId(17), 'approved'],
  [PLATFORM_A, PRODUCER_A, COFFEE, demoId(17), 'requested'],
  [PLATFORM_B, PRODUCER_B, CERAMICS, demoId(27), 'approved'],
] as const;

/** Co-producers with 30 % and affiliates with 40 %, as the rules of contracts make them: some agreed on, some not yet. */
export async function seedContracts(tx: EntityManager, now: Date): Promise<void> {
  const books = new ContractBooks(new Contracts());
  for (const [platformId, producerId, productId, partnerId, state] of CO_PRODUCTIONS) {
    const ctx = systemContext('demonstration').forPlatform(platformId);
    const terms = { ...share(3000), base: 'REST' as const };
    const id = await books.invite(ctx, tx, { productId, producerId, partnerId, terms, now });
    if (state === 'accepted') await books.step(ctx, tx, { id, accountId: partnerId, action: 'accept', now });
  }
  for (const [platformId, producerId, productId, partnerId, state] of AFFILIATIONS) {
    const ctx = systemContext('demonstration').forPlatform(platformId);
    const id = await books.ask(ctx, tx, { productId, partnerId, now });
    const terms = { ...share(4000), base: 'NET' as const };
    if (state === 'approved')
      await books.step(ctx, tx, { id, accountId: producerId, action: 'approve', terms, now });
  }
}
