import { Group, Text, Title } from '@mantine/core';
import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { settingsMessages } from './messages.server';
import { SETTING_GROUPS } from './setting-forms';
import styles from './settings.module.css';

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
      <Group component="nav" aria-label={t('tabs')} className={styles.tabs}>
        {TABS.map((one) => (
          <NavLink
            key={one}
            to={one === 'methods' ? PAGE : `${PAGE}/${one}`}
            end
            aria-current={one === tab ? 'page' : undefined}
            className={styles.tab}
          >
            {t(`tab_${one}`)}
          </NavLink>
        ))}
      </Group>
      <Text c="dimmed" my="md">
        {t(`text_${tab}`)}
      </Text>
      {children}
    </>
  );
}
