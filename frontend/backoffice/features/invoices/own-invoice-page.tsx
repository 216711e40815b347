import { Alert, Group, Stack, Text, TextInput } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { ownInvoicesList } from '@guiche/lists';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { CopyTextButton } from '../../components/copy-text-button';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { RowPage } from '../../lists/row-page';
import type { loadOwnInvoice } from './invoices.server';
import type { invoiceMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadOwnInvoice>>;

/** An invoice of the platform: how to pay it, while it is not paid. */
export function OwnInvoicePage() {
  const { row } = useLoaderData<Shown>();
  const isUnpaid = row.state === 'OPEN' || row.state === 'OVERDUE';
  return <RowPage list={ownInvoicesList}>{isUnpaid ? <Pay /> : null}</RowPage>;
}

function Pay() {
  const t = useTexts<typeof invoiceMessages>();
  const locale = useLocale();
  const { row, pixCode, pixQrCode } = useLoaderData<Shown>();
  const amount = moneyText(Number(row.amount), locale);
  return (
    <Panel title={t('payTitle')}>
      {row.state === 'OVERDUE' ? (
        <Alert color="red" mb="md">
          {t('overdueText')}
        </Alert>
      ) : null}
      <Text size="sm" mb="md">
        {pixCode === null ? t('payAsk', { amount }) : t('payText', { amount })}
      </Text>
      {pixCode === null ? null : (
        <Stack gap="sm">
          {pixQrCode ? <img src={pixQrCode} alt={t('qrAlt')} width={200} height={200} /> : null}
          <Group gap="sm" align="flex-end">
            <TextInput
              readOnly
              label={t('pixCode')}
              value={pixCode}
              style={{ flex: '1 1 12rem' }}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyTextButton text={pixCode} />
          </Group>
        </Stack>
      )}
    </Panel>
  );
}
