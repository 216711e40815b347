import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { LinkTabs } from '../../components/link-tabs';
import type { settingsMessages } from './messages.server';
import { SETTING_GROUPS } from './setting-forms';

const PAGE = '/admin-root/platform-settings';
const TABS = [...SETTING_GROUPS, 'history'] as const;

/** The title of the settings and the links to their groups, around one of them. */
export function SettingsFrame({
  tab,
  children,
}: {
  readonly tab: (typeof TABS)[number];
  readonly children: ReactNode;
}) {
  const t = useTexts<typeof settingsMessages>();
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <LinkTabs
        label={t('tabs')}
        tabs={TABS.map((one) => ({
          to: one === 'methods' ? PAGE : `${PAGE}/${one}`,
          label: t(`tab_${one}`),
          current: one === tab,
        }))}
      />
      <Text c="dimmed" my="md">
        {t(`text_${tab}`)}
      </Text>
      {children}
    </>
  );
}
