import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import styles from './dashboard.module.css';
import type { dashboardMessages } from './messages.server';

interface DashboardHeadProps {
  /** Of the period before, and how many days both have. */
  readonly dates: { readonly from: string; readonly to: string };
  readonly dayCount: number;
  /** What the reader chooses. */
  readonly children: ReactNode;
}

/** The name of a dashboard, with what its period is compared with. */
export function DashboardHead({ dates, dayCount, children }: DashboardHeadProps) {
  const t = useTexts<typeof dashboardMessages>();
  return (
    <div className={styles.head}>
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text size="sm" c="dimmed">
          {t('compared', { ...dates, days: dayCount })}
        </Text>
      </div>
      {children}
    </div>
  );
}
