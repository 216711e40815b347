import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { WaitingPanel } from '../../components/waiting-panel';
import type { AdminDashboard } from './admin-dashboard.server';
import { GatewaysPanel, ProviderTable, ResultPanel, WatchPanel } from './admin-panels';
import { DashboardHead } from './dashboard-head';
import styles from './dashboard.module.css';
import type { dashboardMessages } from './messages.server';
import { PeriodChoice } from './period-choice';
import { PeriodFigures } from './period-figures';
import { ConversionTable, DayChart, MethodTable } from './shared-panels';
import { useLiveSales } from './use-live-sales';
import { waitingItem } from './waiting-item';

/** The dashboard of staff (screens.md C1). */
export function AdminDashboardPage() {
  const { locale, texts } = useLoaderData<AdminDashboard>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Content />
    </TextsProvider>
  );
}

function Content() {
  const { sales, gateways, waiting, ...shown } = useLoaderData<AdminDashboard>();
  useLiveSales(shown.news);
  return (
    <>
      <DashboardHead dates={shown.dates} dayCount={shown.dayCount}>
        <PeriodChoice period={shown.period} span={shown.span} />
      </DashboardHead>
      {sales === null ? null : <Figures sales={sales} />}
      <div className={styles.grid}>
        <div className={styles.column}>
          {sales?.chart ? <DayChart chart={sales.chart} /> : null}
          {sales === null ? null : <MethodTable rows={sales.methods} />}
          {sales === null ? null : <ProviderTable rows={sales.providers} />}
          {sales === null ? null : <ConversionTable rows={sales.conversion} />}
        </div>
        <div className={styles.column}>
          <WaitingPanel items={waiting.map(waitingItem)} />
          <WatchPanel rows={shown.watched} sales={sales} />
          {gateways === null ? null : <GatewaysPanel rows={gateways} />}
          {sales === null ? null : <ResultPanel now={sales.now} links={sales.links} />}
        </div>
      </div>
    </>
  );
}

function Figures({ sales }: { readonly sales: NonNullable<AdminDashboard['sales']> }) {
  const t = useTexts<typeof dashboardMessages>();
  const { now, previous } = sales;
  const left = { label: t('margin'), now: now.approvedMargin, previous: previous.approvedMargin };
  return <PeriodFigures sales={sales} left={left} />;
}
