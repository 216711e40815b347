import { useTexts } from '../../../shared/i18n/use-texts';
import { LinkTabs } from '../../components/link-tabs';
import type { releaseMessages } from './messages.server';

/** What is to be released, and what was. */
export function ReleaseTabs({ current }: { readonly current: 'garantee-released' | 'released-funds' }) {
  const t = useTexts<typeof releaseMessages>();
  const tabs = [
    { page: 'garantee-released', label: t('releases_toRelease') },
    { page: 'released-funds', label: t('releases_released') },
  ];
  return (
    <LinkTabs
      label={t('releases_tabs')}
      tabs={tabs.map(({ page, label }) => ({ to: `/admin-root/${page}`, label, current: page === current }))}
    />
  );
}
