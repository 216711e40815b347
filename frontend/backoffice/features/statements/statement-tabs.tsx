import { useTexts } from '../../../shared/i18n/use-texts';
import { LinkTabs } from '../../components/link-tabs';
import type { statementMessages } from './messages.server';

const PAGES = ['reconcile', 'statements', 'statement-lines', 'statement-differences', 'advances'] as const;

/** What is compared: sales with providers, and the ledger with statements. */
export function StatementTabs({ current }: { readonly current: (typeof PAGES)[number] }) {
  const t = useTexts<typeof statementMessages>();
  return (
    <LinkTabs
      label={t('reconciliationTabs')}
      tabs={PAGES.map((page) => ({
        ...{ to: `/admin-root/${page}`, label: t(`tab_${page}`), current: page === current },
      }))}
    />
  );
}
