import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { LinkTabs } from '../../components/link-tabs';
import type { customizationMessages } from './messages.server';

const PAGE = '/admin-root/customization';
const TABS = ['form', 'pictures', 'history'] as const;

/** The title of the look and the links to form, pictures and history, around one of them. */
export function CustomizationFrame({
  tab,
  children,
}: {
  readonly tab: (typeof TABS)[number];
  readonly children: ReactNode;
}) {
  const t = useTexts<typeof customizationMessages>();
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <LinkTabs
        label={t('tabs')}
        tabs={TABS.map((one) => ({
          to: one === 'form' ? PAGE : `${PAGE}/${one}`,
          label: t(`tab_${one}`),
          current: one === tab,
        }))}
      />
      <Text c="dimmed" my="md">
        {t('text')}
      </Text>
      {children}
    </>
  );
}
