import { Group, Text, Title } from '@mantine/core';
import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import settings from '../settings/settings.module.css';
import type { customizationMessages } from './messages.server';

const PAGE = '/admin-root/customization';

/** The title of the look and the links to form and history, around one of them. */
export function CustomizationFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts<typeof customizationMessages>();
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <Group component="nav" aria-label={t('tabs')} className={settings.tabs}>
        <NavLink to={PAGE} end className={settings.tab}>
          {t('tab_form')}
        </NavLink>
        <NavLink to={`${PAGE}/pictures`} className={settings.tab}>
          {t('tab_pictures')}
        </NavLink>
        <NavLink to={`${PAGE}/history`} className={settings.tab}>
          {t('tab_history')}
        </NavLink>
      </Group>
      <Text c="dimmed" my="md">
        {t('text')}
      </Text>
      {children}
    </>
  );
}
