import { Anchor, Button, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Meter } from '../../components/meter';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { AccountState } from './account-state';
import { ACCOUNTS_PAGE, type ConnectedAccount, type AccountsPageData } from './accounts-page-data';
import styles from './acquirings.module.css';
import type { acquiringMessages } from './messages.server';

type Method = AccountsPageData['methods'][number]['method'];
type Route = AccountsPageData['methods'][number]['routes'][number];

interface MethodPanelProps {
  readonly method: Method;
  readonly routes: readonly Route[];
}

const COLUMNS = ['account', 'state', 'share', 'approval', 'time', 'cost'] as const;

/** Which account charges a method: position, share of its position, and how it did in the last 24 hours. */
export function MethodPanel({ method, routes }: MethodPanelProps) {
  const t = useTexts<typeof acquiringMessages>();
  const edit = (
    <Button component={Link} to={`${ACCOUNTS_PAGE}/routes/${method}`} variant="default" size="xs">
      {t('editRoutes')}
    </Button>
  );
  return (
    <Panel title={t(`method_${method}`)} aside={edit} flush>
      {routes.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('oldestOnly')}
        </Text>
      ) : (
        <Table className={styles.routes} role="table" aria-label={t(`method_${method}`)}>
          <Table.Thead role="rowgroup">
            <Table.Tr role="row">
              {COLUMNS.map((column) => (
                <Table.Th key={column} role="columnheader">
                  {t(`column_${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody role="rowgroup">
            {routes.map((route, place) => (
              <RouteRow
                key={`${route.accountId} ${place}`}
                route={route}
                method={method}
                sharing={routes.filter(({ position }) => position === route.position)}
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  );
}

interface RouteRowProps {
  readonly route: Route;
  readonly method: Method;
  /** All lines of the position. */
  readonly sharing: readonly Route[];
}

function RouteRow({ route, method, sharing }: RouteRowProps) {
  const t = useTexts<typeof acquiringMessages>();
  const locale = useLocale();
  const account = useLoaderData<AccountsPageData>().accounts.find(({ id }) => id === route.accountId);
  if (!account) return null;
  const { health, costs, costsEntered } = account;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const { bps, fixed } = costs[method];
  return (
    <Table.Tr role="row">
      <Table.Td role="cell">
        <span className={styles.position}>{route.position}</span>
        <span className={styles.names}>
          <Anchor component={Link} to={`${ACCOUNTS_PAGE}/${account.id}`} underline="hover" size="sm" fw={500}>
            {account.name}
          </Anchor>
          <LastFailure account={account} />
        </span>
      </Table.Td>
      <Table.Td role="cell">
        <AccountState account={account} />
      </Table.Td>
      <Table.Td role="cell" data-name={t('column_share')}>
        <Share route={route} sharing={sharing} />
      </Table.Td>
      <Table.Td role="cell" data-name={t('column_approval')}>
        {health ? percent.format(health.paid / health.attempts) : '–'}
      </Table.Td>
      <Table.Td role="cell" data-name={t('column_time')}>
        {health?.answerMs == null ? '–' : `${health.answerMs} ms`}
      </Table.Td>
      <Table.Td role="cell" data-name={t('column_cost')}>
        {costsEntered ? `${percent.format(bps / 10_000)} + ${moneyText(fixed, locale)}` : t('costsMissing')}
      </Table.Td>
    </Table.Tr>
  );
}

/** By weight, or that the cheapest is first. */
function Share({ route, sharing }: Pick<RouteRowProps, 'route' | 'sharing'>) {
  const t = useTexts<typeof acquiringMessages>();
  const locale = useLocale();
  if (sharing.some(({ byCost }) => byCost)) return <>{t('cheapestFirst')}</>;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = route.weight / sharing.reduce((sum, { weight }) => sum + weight, 0);
  const label = t('share', { percent: percent.format(share), position: String(route.position) });
  return (
    <>
      <Meter label={label} share={share} /> {percent.format(share)}
    </>
  );
}

function LastFailure({ account: { health } }: { readonly account: ConnectedAccount }) {
  const t = useTexts<typeof acquiringMessages>();
  const locale = useLocale();
  if (!health) return <small>{t('noCharges')}</small>;
  const when = health.lastFailedAt && showInstant(health.lastFailedAt, locale);
  return (
    <>
      <small>{when ? t('lastFailure', { when }) : t('noFailure')}</small>
      {health.lastError ? <small>{t('lastError', { text: health.lastError })}</small> : null}
    </>
  );
}
