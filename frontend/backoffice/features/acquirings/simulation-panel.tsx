import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { Form, useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { StatusShape } from '../../components/status-mark';
import { ACCOUNTS_PAGE, type AccountsPageData } from './accounts-page-data';
import styles from './acquirings.module.css';
import type { acquiringMessages } from './messages.server';
import { ROUTED_METHODS } from './route-form';

const REASONS = ['oldest', 'seller', 'cost'] as const;

/** Which accounts would charge a sale, in order, and why others would not. The form is a query: nothing is changed. */
export function SimulationPanel() {
  const t = useTexts<typeof acquiringMessages>();
  const { sale, result } = useLoaderData<AccountsPageData>().simulation;
  return (
    <Panel title={t('simulate')}>
      <Form method="get" action={ACCOUNTS_PAGE} preventScrollReset className={styles.simulation}>
        <TextInput
          name="amount"
          label={t('sim_amount')}
          defaultValue={sale.amount}
          inputMode="decimal"
          required
        />
        <NativeSelect
          name="method"
          label={t('sim_method')}
          defaultValue={sale.method}
          data={ROUTED_METHODS.map((method) => ({ value: method, label: t(`method_${method}`) }))}
        />
        <TextInput
          name="installments"
          label={t('sim_installments')}
          defaultValue={sale.installments}
          inputMode="numeric"
        />
        <TextInput name="brand" label={t('sim_brand')} defaultValue={sale.brand} placeholder="visa" />
        <TextInput name="bin" label={t('sim_bin')} defaultValue={sale.bin} inputMode="numeric" />
        <TextInput name="seller" label={t('sim_seller')} defaultValue={sale.seller} />
        <TextInput name="product" label={t('sim_product')} defaultValue={sale.product} />
        <TextInput name="hour" label={t('sim_hour')} defaultValue={sale.hour} inputMode="numeric" />
        <Button type="submit" variant="default">
          {t('simulateRun')}
        </Button>
      </Form>
      {result === null ? null : <Result result={result} />}
    </Panel>
  );
}

function Result({ result }: { readonly result: NonNullable<AccountsPageData['simulation']['result']> }) {
  const t = useTexts<typeof acquiringMessages>();
  const locale = useLocale();
  const { accounts } = useLoaderData<AccountsPageData>();
  const accountOf = (accountId: string) => accounts.find(({ id }) => id === accountId);
  const nameOf = (accountId: string) => accountOf(accountId)?.name ?? accountId;
  const [chosen] = result.routes;
  return (
    <div className={styles.result} role="status">
      <Group gap="xs" mb="xs">
        <Text fw={600}>{chosen ? nameOf(chosen.accountId) : t('nobody')}</Text>
        {chosen ? (
          <Text size="xs" c="dimmed">
            {t('chosen')}
          </Text>
        ) : null}
      </Group>
      <ol className={styles.reasons}>
        {result.skipped.map(({ accountId, why }) => (
          <li key={`${accountId} ${why}`} data-tone="declined">
            <StatusShape tone="declined" />
            <span>
              {nameOf(accountId)}: {t(`why_${why as 'inactive'}`)}
            </span>
          </li>
        ))}
        {result.routes.map(({ accountId, because, position, cost }, place) => {
          const isKnown = accountOf(accountId)?.costsEntered ?? true;
          const shownCost = isKnown ? moneyText(cost, locale) : t('costUnknown');
          const values = { position: String(position ?? ''), cost: shownCost };
          return (
            <li key={accountId} data-tone={place === 0 ? 'ok' : 'warn'}>
              <StatusShape tone={place === 0 ? 'ok' : 'warn'} />
              <span>
                {nameOf(accountId)}:{' '}
                {t(`because_${REASONS.find((one) => one === because) ?? 'route'}`, values)}
                {place === 0 ? '' : `, ${t('thenAfter')}`}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
