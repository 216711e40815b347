import { Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { FigureStrip } from '../../components/figure-strip';
import { Money } from '../../components/money';
import { moneyText } from '../../components/money-text';
import { WaitingPanel } from '../../components/waiting-panel';
import type { AdminDashboard } from './admin-dashboard.server';
import { GatewaysPanel, ProviderTable, ResultPanel, WatchPanel } from './admin-panels';
import styles from './dashboard.module.css';
import { CHARGEBACK_LIMIT, approvalText, rateText } from './figures';
import type { dashboardMessages } from './messages.server';
import { PeriodChoice } from './period-choice';
import { ConversionTable, DayChart, MethodTable } from './shared-panels';
import { useComparison } from './use-comparison';
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
  const t = useTexts<typeof dashboardMessages>();
  const { sales, gateways, waiting, ...shown } = useLoaderData<AdminDashboard>();
  return (
    <>
      <div className={styles.head}>
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text size="sm" c="dimmed">
            {t('compared', { ...shown.dates, days: shown.dayCount })}
          </Text>
        </div>
        <PeriodChoice period={shown.period} span={shown.span} />
      </div>
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
          {sales === null ? null : <ResultPanel now={sales.now} />}
        </div>
      </div>
    </>
  );
}

function Figures({ sales }: { readonly sales: NonNullable<AdminDashboard['sales']> }) {
  const t = useTexts<typeof dashboardMessages>();
  const locale = useLocale();
  const against = useComparison();
  const { now, previous, cards, links } = sales;
  const number = new Intl.NumberFormat(locale);
  const money = (cents: number) => moneyText(cents, locale);
  const disputed = rateText(cards?.disputedGross ?? 0, cards?.approvedGross ?? 0, locale);
  const limit = rateText(CHARGEBACK_LIMIT, 1, locale);
  return (
    <FigureStrip
      figures={[
        {
          ...{ label: t('approved'), value: number.format(now.approved), to: links.approved },
          ...against(now.approved, previous.approved, number.format(previous.approved)),
        },
        {
          label: t('gross'),
          value: <Money cents={now.approvedGross} size="figure" />,
          to: links.approved,
          ...against(now.approvedGross, previous.approvedGross, money(previous.approvedGross)),
        },
        {
          label: t('margin'),
          value: <Money cents={now.approvedMargin} size="figure" />,
          to: links.approved,
          ...against(now.approvedMargin, previous.approvedMargin, money(previous.approvedMargin)),
        },
        { label: t('cards'), value: approvalText(cards, locale), to: links.cards },
        {
          label: t('returns'),
          value: rateText(now.refundedGross + now.disputedGross, now.approvedGross, locale),
          to: links.returned,
          comparison: t('limit', { rate: disputed, limit }),
        },
      ]}
    />
  );
}
