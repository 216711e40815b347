import type { Translate } from '@guiche/i18n';
import type { Finding } from './found-in';
import type { listPageMessages } from './messages.server';

/** What a search for a filter says of itself. */
export function findingText(
  { choices: { length: count }, hasMore, hasFailed }: Finding,
  t: Translate<typeof listPageMessages>,
): string {
  if (hasFailed) return t('findFailed');
  if (count === 0) return t('findNone');
  return hasMore ? t('findMore', { count }) : t('findSeveral', { count });
}
