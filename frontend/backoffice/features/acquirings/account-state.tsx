import { useTexts } from '../../../shared/i18n/use-texts';
import { StatusMark } from '../../components/status-mark';
import type { ConnectedAccount } from './accounts-page-data';
import type { acquiringMessages } from './messages.server';

/** More charges without an answer than this share are called degraded. */
const DEGRADED_SHARE = 0.2;

const isDegraded = ({ health }: ConnectedAccount): boolean =>
  health !== null && health.unknown > DEGRADED_SHARE * health.attempts;

/** Whether an account charges, in a word. */
export function AccountState({ account }: { readonly account: ConnectedAccount }) {
  const t = useTexts<typeof acquiringMessages>();
  const { active, draining, problems } = account;
  if (!active) return <StatusMark tone="quiet">{t('inactive')}</StatusMark>;
  if (problems.length > 0) return <StatusMark tone="bad">{t('broken')}</StatusMark>;
  if (draining) return <StatusMark tone="progress">{t('draining')}</StatusMark>;
  if (isDegraded(account)) return <StatusMark tone="degraded">{t('degraded')}</StatusMark>;
  return <StatusMark tone="ok">{t('active')}</StatusMark>;
}
