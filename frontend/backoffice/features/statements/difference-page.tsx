import { SimpleGrid, Stack, Text } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { statementDifferencesList } from '@guiche/lists';
import { CURRENCIES, DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { SelectField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { DIFFERENCE_FORM } from './difference-form';
import type { differenceMessages } from './difference-messages.server';
import styles from './difference.module.css';
import type { loadDifference } from './differences.server';

type Shown = Awaited<ReturnType<typeof loadDifference>>;

const UNPOSTED = ['COST', 'AMOUNT', 'UNKNOWN_SALE', 'SETTLED_TWICE', 'NOT_RETURNED'];

const useT = () => useTexts<typeof differenceMessages>();

/** A difference: what the statement says, what the ledger has, and what staff do. */
export function DifferencePage() {
  const { row, sides } = useLoaderData<Shown>();
  return (
    <RowPage list={statementDifferencesList}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <StatementSide />
          <LedgerSide />
        </SimpleGrid>
        {row.state === 'CLOSED' ? null : (
          <Decision key={`${row.state} ${row.owner} ${sides.proposedFee?.at}`} />
        )}
      </Stack>
    </RowPage>
  );
}

function useMoney() {
  const locale = useLocale();
  const { sides } = useLoaderData<Shown>();
  const currency = CURRENCIES.find((one) => one === sides.line.currency) ?? DEFAULT_CURRENCY;
  return (amount: number | null) => (amount === null ? null : formatMoney(cents(amount), currency, locale));
}

type Fact = readonly [label: string, value: ReactNode];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function StatementSide() {
  const t = useT();
  const money = useMoney();
  const { line } = useLoaderData<Shown>().sides;
  const file = t('side_fileLine', { name: line.fileName, place: String(line.place) });
  const facts: Fact[] = [
    [t('side_account'), line.account],
    [t('side_day'), line.day.split('-').reverse().join('/')],
    [t('side_reference'), line.reference],
    [t('side_memo'), line.memo],
    [t('side_gross'), money(line.gross)],
    [t('side_fee'), money(line.fee)],
    [t('side_amount'), money(line.amount)],
    [
      t('side_file'),
      <Link key="file" to={`/admin-root/statements/${line.fileId}`}>
        {file}
      </Link>,
    ],
  ];
  return (
    <Panel title={t('inStatement')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function LedgerSide() {
  const t = useT();
  const money = useMoney();
  const { sale, charge } = useLoaderData<Shown>().sides;
  if (charge !== null) return <ChargeSide />;
  if (sale === null)
    return (
      <Panel title={t('inLedger')}>
        <Text size="sm">{t('noSale')}</Text>
      </Panel>
    );
  const facts: Fact[] = [
    [
      t('side_sale'),
      <Link key="sale" to={`/admin-root/manage-sales/${sale.orderId}/money`}>
        {sale.code ?? sale.orderId}
      </Link>,
    ],
    [t('side_captured'), money(sale.captured)],
    [t('side_returned'), money(sale.returned)],
    [t('side_settled'), money(sale.settled)],
    [t('side_cost'), money(sale.cost)],
    [t('side_costSettled'), money(sale.costSettled)],
  ];
  return (
    <Panel title={t('inLedger')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function ChargeSide() {
  const t = useT();
  const money = useMoney();
  const { charge } = useLoaderData<Shown>().sides;
  if (charge === null) return null;
  const facts: Fact[] = [
    [
      t('side_charge'),
      <Link key="charge" to={`/admin-root/charges/${charge.id}`}>
        {charge.reference}
      </Link>,
    ],
    [t('side_seller'), charge.seller],
    [t('side_received'), money(charge.received)],
    [t('side_returned'), money(charge.returned)],
    [t('side_cost'), money(charge.cost)],
  ];
  return (
    <Panel title={t('inLedger')}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** Who said that the debit is a fee of the bank, which another person confirms. */
function ProposedFee() {
  const t = useT();
  const locale = useLocale();
  const { proposedFee } = useLoaderData<Shown>().sides;
  if (proposedFee === null) return null;
  return (
    <Text size="sm" fw={500} mb="md">
      {t('feeProposed', { by: proposedFee.by, at: showInstant(proposedFee.at, locale) })}
    </Text>
  );
}

function useActions() {
  const t = useT();
  const { row, sides } = useLoaderData<Shown>();
  const actions = [
    'ASSIGN' as const,
    ...(row.state === 'OPEN' ? (['EXPLAIN'] as const) : []),
    'CLOSE' as const,
    ...(UNPOSTED.includes(String(row.kind)) ? (['COMPARE'] as const) : []),
    ...(row.kind === 'COST' ? (['ACCEPT_COST'] as const) : []),
    ...(row.kind === 'NO_PAYOUT' && row.ours === null ? (['BOOK_FEE'] as const) : []),
  ];
  const isConfirmed = sides.proposedFee !== null;
  return actions.map((value) => ({
    value,
    label: t(value === 'BOOK_FEE' && isConfirmed ? 'action_CONFIRM_FEE' : `action_${value}`),
  }));
}

function Decision() {
  const t = useT();
  const { needsCode, sides } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof DIFFERENCE_FORM>>();
  const initial = { action: 'ASSIGN', ownerId: '', reason: '', password: '', code: '' };
  const state = useServerForm({ rules: DIFFERENCE_FORM, initial, reply });
  const labels = {
    ...{ action: t('action'), ownerId: t('ownerId'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  const staff = sides.staff.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Panel title={t('decideDifference')}>
      <Text size="sm" mb="md">
        {t('decideDifferenceText')}
      </Text>
      <ProposedFee />
      <ServerForm state={state} labels={labels} submitLabel={t('save')}>
        <Stack gap="md" maw={480} mb="md">
          <SelectField state={state} name="action" label={labels.action} choices={useActions()} />
          <SelectField
            state={state}
            name="ownerId"
            label={labels.ownerId}
            hint={t('ownerHint')}
            choices={[{ value: '', label: t('nobody') }, ...staff]}
          />
        </Stack>
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}
