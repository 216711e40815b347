import type { Statement } from './statement.js';
import type { Transactions } from './transactions.js';

/** How due rows of all platforms are claimed. */
export interface ClaimByPlatform {
  /**
   * Finds the platforms of the rows to claim, and locks nothing: rows of `platformId` and `due`, how many of the rows to claim are
   * that platform's. It is the only statement of a claim that names no platform.
   */
  readonly due: Statement;
  /** Claims at most `most` rows of one platform. */
  readonly claim: (platformId: string, most: number) => Statement;
}

interface DuePlatform {
  readonly platformId: string;
  readonly due: number;
}

/**
 * Claims due rows of all platforms. Rows are locked by statements that each name one platform: on a database that is distributed by
 * platform, only such a statement may lock. Another worker may claim the same rows in between; then fewer are returned.
 */
export async function claimByPlatform<R>(
  transactions: Transactions,
  { due, claim }: ClaimByPlatform,
): Promise<R[]> {
  const claimed: R[] = [];
  for (const one of await transactions.single<DuePlatform>(due))
    claimed.push(...(await transactions.single<R>(claim(one.platformId, one.due))));
  return claimed;
}
