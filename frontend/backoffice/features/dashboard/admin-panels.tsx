import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { Money } from '../../components/money';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import type { AdminDashboard } from './admin-dashboard.server';
import styles from './dashboard.module.css';
import { FigurePanel } from './figure-panel';
import { rateText } from './figures';
import { gatewayLight, resultOf } from './gateway-light';
import type { dashboardMessages } from './messages.server';
import { useListWord } from './shared-panels';

type Sales = NonNullable<AdminDashboard['sales']>;
type Gateways = NonNullable<AdminDashboard['gateways']>;

/** Sales and approval by gateway and method. */
export function ProviderTable({ rows }: { readonly rows: Sales['providers'] }) {
  const t = useTexts<typeof dashboardMessages>();
  const locale = useLocale();
  const word = useListWord();
  return (
    <FigurePanel
      title={t('byProvider')}
      words={2}
      columns={[t('provider'), t('method'), t('placed'), t('rate'), t('gross'), t('cost')]}
      rows={rows.map((one) => ({
        key: `${one.provider} ${one.method}`,
        cells: [
          { value: one.provider === '' ? '–' : one.provider },
          { value: word('method', one.method) },
          { value: one.placed, ...(one.to !== undefined && { to: one.to }) },
          { value: rateText(one.paid, one.paid + one.refused, locale) },
          { value: <Money cents={one.approvedGross} /> },
          { value: <Money cents={one.approvedCost} /> },
        ],
      }))}
    />
  );
}

/** Numbers that staff watch, each a link to its rows. */
export function WatchPanel({
  rows,
  sales,
}: {
  readonly rows: AdminDashboard['watched'];
  readonly sales: AdminDashboard['sales'];
}) {
  const t = useTexts<typeof dashboardMessages>();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const disputes = sales && {
    ...{ name: 'disputes' as const, to: sales.links.disputed, count: sales.now.disputed },
    ...{ before: sales.previous.disputed, amount: sales.now.disputedGross },
  };
  const shown = [...(disputes ? [disputes] : []), ...rows];
  if (shown.length === 0) return null;
  return (
    <Panel title={t('attention')} flush>
      <ul className={styles.lights}>
        {shown.map(({ name, count, before, amount, to }) => {
          const details = [
            ...(amount ? [moneyText(amount, locale)] : []),
            ...(before === null ? [] : [t('beforeOnly', { value: number.format(before) })]),
          ];
          return (
            <li key={name}>
              <Link to={to} className={styles.light}>
                <span>{t(`watch_${name}`)}</span>
                <span className={styles.count}>{number.format(count)}</span>
                {details.length === 0 ? null : <small>{details.join(' · ')}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Whether each gateway takes sales. */
export function GatewaysPanel({ rows }: { readonly rows: Gateways }) {
  const t = useTexts<typeof dashboardMessages>();
  return (
    <Panel
      title={t('gateways')}
      aside={
        <Anchor component={Link} to="/admin-root/platform-settings/acquirings" size="sm">
          {t('gatewaysAll')}
        </Anchor>
      }
      flush
    >
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('gatewaysNone')}
        </Text>
      ) : (
        <ul className={styles.lights}>
          {rows.map((row) => {
            const { light, tone } = gatewayLight(row);
            const { attempts, paid, unknown } = row;
            return (
              <li key={row.id}>
                <Link to={row.to} className={styles.light}>
                  <span>{row.name}</span>
                  <StatusMark tone={tone}>{t(`light_${light}`)}</StatusMark>
                  {attempts === 0 ? null : <small>{t('lastDay', { attempts, paid, unknown })}</small>}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** From the fees to what is left. */
export function ResultPanel({ now, links }: Pick<Sales, 'now' | 'links'>) {
  const t = useTexts<typeof dashboardMessages>();
  const { managers, left } = resultOf(now);
  const lines = [
    { name: t('fees'), cents: now.approvedFee, to: links.approved },
    { name: t('cost'), cents: -now.approvedCost, to: links.approved },
    { name: t('managers'), cents: -managers, to: links.approved },
    { name: t('returnedMargin'), cents: -now.returnedMargin, to: links.returned },
    { name: t('returnedCost'), cents: -now.returnedCost, to: links.returned },
    { name: t('left'), cents: left, to: null },
  ];
  return (
    <Panel title={t('result')}>
      <dl className={styles.balances}>
        {lines.map(({ name, cents, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {to === null ? (
                <Money cents={cents} />
              ) : (
                <Anchor component={Link} to={to} size="sm">
                  <Money cents={cents === 0 ? 0 : cents} />
                </Anchor>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
