import { Anchor } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import { SALE_TONES, type SaleStatus } from '../sales/sale-status';
import { StartChecklist } from './start-checklist';
import { DashboardHead } from './dashboard-head';
import styles from './dashboard.module.css';
import { FigurePanel } from './figure-panel';
import type { dashboardMessages } from './messages.server';
import { PeriodFigures } from './period-figures';
import { PeriodChoice } from './period-choice';
import { SalesChoice } from './sales-choice';
import type { SellerDashboard } from './seller-dashboard.server';
import { ConversionTable, DayChart, MethodTable, useListWord } from './shared-panels';
import { useLiveSales } from './use-live-sales';

/** The dashboard of a seller (screens.md B1). */
export function SellerDashboardPage() {
  const { locale, texts } = useLoaderData<SellerDashboard>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Content />
    </TextsProvider>
  );
}

function Content() {
  const shown = useLoaderData<SellerDashboard>();
  useLiveSales(shown.news);
  return (
    <>
      <DashboardHead dates={shown.dates} dayCount={shown.dayCount}>
        <div className={styles.choosing}>
          <SalesChoice {...shown} />
          <PeriodChoice period={shown.period} span={shown.span} kept={shown.kept} />
        </div>
      </DashboardHead>
      <Figures />
      <div className={styles.grid}>
        <div className={styles.column}>
          {shown.chart === null ? null : <DayChart chart={shown.chart} />}
          <Recent />
          {shown.role === 'PRODUCER' ? <ConversionTable rows={shown.conversion} byOffer /> : null}
        </div>
        <div className={styles.column}>
          <StartChecklist steps={shown.steps} />
          <Balances />
          <MethodTable rows={shown.methods} />
          <Products />
        </div>
      </div>
    </>
  );
}

function Figures() {
  const t = useTexts<typeof dashboardMessages>();
  const sales = useLoaderData<SellerDashboard>();
  const { now, previous } = sales;
  const left = { label: t('share'), now: now.approvedShare, previous: previous.approvedShare };
  return <PeriodFigures sales={sales} left={left} />;
}

function Recent() {
  const t = useTexts<typeof dashboardMessages>();
  const locale = useLocale();
  const word = useListWord();
  const { recent, links, role } = useLoaderData<SellerDashboard>();
  const isProducer = role === 'PRODUCER';
  const time = new Intl.DateTimeFormat(locale, {
    ...({ dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' } as const),
  });
  return (
    <FigurePanel
      title={t('recent')}
      aside={
        <Anchor component={Link} to={links.all} size="sm">
          {t('all')}
        </Anchor>
      }
      words={isProducer ? 4 : 3}
      columns={[t('date'), t('product'), ...(isProducer ? [t('buyer')] : []), t('status'), t('share')]}
      rows={recent.map(({ id, createdAt, product, buyer, status, share, to }) => ({
        key: id,
        cells: [
          { value: time.format(new Date(createdAt)) },
          { value: product, to },
          ...(isProducer ? [{ value: buyer }] : []),
          {
            value: <StatusMark tone={SALE_TONES[status as SaleStatus]}>{word('status', status)}</StatusMark>,
          },
          { value: <Money cents={share} /> },
        ],
      }))}
    />
  );
}

function Products() {
  const t = useTexts<typeof dashboardMessages>();
  const { products } = useLoaderData<SellerDashboard>();
  return (
    <FigurePanel
      title={t('byProduct')}
      words={1}
      columns={[t('product'), t('approvedShort'), t('gross')]}
      rows={products.map(({ productId, name, approved, approvedGross, to }) => ({
        key: productId,
        cells: [{ value: name }, { value: approved, to }, { value: <Money cents={approvedGross} /> }],
      }))}
    />
  );
}

function Balances() {
  const t = useTexts<typeof dashboardMessages>();
  const locale = useLocale();
  const { balances } = useLoaderData<SellerDashboard>();
  if (balances === null) return null;
  const { available, pending, reserve, blocked, debt, next } = balances;
  const lines = [
    ...[
      { name: t('available'), cents: available },
      { name: t('toRelease'), cents: pending },
    ],
    ...[{ name: t('reserve'), cents: reserve }],
    ...(blocked === 0 ? [] : [{ name: t('blocked'), cents: blocked }]),
    ...(debt === 0 ? [] : [{ name: t('debt'), cents: debt }]),
    ...(next === null
      ? []
      : [{ name: t('nextRelease', { day: showDate(next.day, locale) }), cents: next.amount }]),
  ];
  const statement = (
    <Anchor component={Link} to="/platform/financial" size="sm">
      {t('statement')}
    </Anchor>
  );
  return (
    <Panel title={t('balance')} aside={statement}>
      <dl className={styles.balances}>
        {lines.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
