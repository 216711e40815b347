import { Button, Group, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { CopyTextButton } from '../../components/copy-text-button';
import { FigureStrip } from '../../components/figure-strip';
import { Money } from '../../components/money';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import dashboard from '../dashboard/dashboard.module.css';
import type { ManagerDashboard } from './manager-dashboard.server';
import type { commissionMessages } from './messages.server';

export const managerDashboardTitle = (shown: ManagerDashboard | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The portfolio of a manager, the commission on it, and how to bring sellers (screens.md E1). */
export function ManagerDashboardPage() {
  const { locale, texts } = useLoaderData<ManagerDashboard>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Head />
      <Commission />
      <Portfolio />
      <div className={dashboard.grid}>
        <div className={dashboard.column}>
          <SalesPanel />
          <DroppingPanel />
        </div>
        <div className={dashboard.column}>
          <BringPanel />
        </div>
      </div>
    </TextsProvider>
  );
}

function Head() {
  const t = useTexts<typeof commissionMessages>();
  return (
    <Group justify="space-between" mb="md">
      <Title order={1}>{t('title')}</Title>
      <Group gap="sm">
        <Button component={Link} to="/manager-root/withdrawals" variant="default">
          {t('withdrawals')}
        </Button>
        <Button component={Link} to="/manager-root/withdraw">
          {t('withdraw')}
        </Button>
      </Group>
    </Group>
  );
}

const STATEMENT = '/manager-root/statement';

function Commission() {
  const t = useTexts<typeof commissionMessages>();
  const locale = useLocale();
  const { earned, pending, reserve, available, debt, next } = useLoaderData<ManagerDashboard>().funds;
  const held = pending + reserve;
  const release =
    next && t('nextHint', { amount: moneyText(next.amount, locale), day: showDate(next.day, locale) });
  const money = (cents: number) => <Money cents={cents} size="figure" />;
  const figures = [
    { label: t('earned'), value: money(earned), to: `${STATEMENT}?period=30d`, comparison: t('earnedHint') },
    {
      label: t('pending'),
      value: money(held),
      to: `${STATEMENT}?bucket=pending`,
      comparison: release ?? t('noneHint'),
    },
    {
      label: t('available'),
      value: money(available),
      to: `${STATEMENT}?bucket=available`,
      comparison: t('availableHint'),
    },
  ];
  const owed = {
    label: t('debt'),
    value: money(debt),
    to: `${STATEMENT}?bucket=debt`,
    comparison: t('debtHint'),
  };
  return <FigureStrip figures={debt > 0 ? [...figures, owed] : figures} />;
}

const SELLERS = '/manager-root/manager-users';

function Portfolio() {
  const t = useTexts<typeof commissionMessages>();
  const number = new Intl.NumberFormat(useLocale());
  const { sellers, active, documentsWaiting } = useLoaderData<ManagerDashboard>().portfolio;
  return (
    <FigureStrip
      figures={[
        { label: t('sellers'), value: number.format(sellers), to: SELLERS },
        { label: t('active'), value: number.format(active), to: `${SELLERS}?status=ACTIVE` },
        {
          label: t('documents'),
          value: number.format(documentsWaiting),
          to: `${SELLERS}?status=DOCUMENTS_PENDING`,
        },
      ]}
    />
  );
}

function SalesPanel() {
  const t = useTexts<typeof commissionMessages>();
  const { today, days7, days14, days30 } = useLoaderData<ManagerDashboard>().portfolio;
  const lines = [
    { label: t('today'), cents: today },
    { label: t('days', { count: 7 }), cents: days7 },
    { label: t('days', { count: 14 }), cents: days14 },
    { label: t('days', { count: 30 }), cents: days30 },
  ];
  return (
    <Panel title={t('sales')}>
      <dl className={dashboard.balances}>
        {lines.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function DroppingPanel() {
  const t = useTexts<typeof commissionMessages>();
  const locale = useLocale();
  const { dropping } = useLoaderData<ManagerDashboard>();
  return (
    <Panel title={t('dropping')} aside={t('droppingText')} flush>
      {dropping.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('droppingNone')}
        </Text>
      ) : (
        <ul className={dashboard.lights}>
          {dropping.map(({ id, name, revenue, before }) => (
            <li key={id}>
              <Link to={`${SELLERS}/${id}`} className={dashboard.light}>
                <span>{name}</span>
                <span className={dashboard.count}>
                  <Money cents={revenue} />
                </span>
                <small>{t('before', { amount: moneyText(before, locale) })}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function BringPanel() {
  const t = useTexts<typeof commissionMessages>();
  const { code, link } = useLoaderData<ManagerDashboard>().invitation;
  if (code === null || link === null) return null;
  return (
    <Panel title={t('bring')}>
      <Text size="sm" mb="sm">
        {t('bringText', { code })}
      </Text>
      <Text size="sm" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Text>
      <CopyTextButton text={link} />
    </Panel>
  );
}
