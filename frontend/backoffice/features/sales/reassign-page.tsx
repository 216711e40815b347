import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { Panel } from '../../components/panel';
import { MoneyReceipt, ReceiptLine } from '../../components/receipt';
import { PercentField, TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { saleActionMessages } from './action-messages.server';
import type { saleMessages } from './messages.server';
import type { loadReassignment } from './reassign.server';
import { REASSIGN_FORM } from './sale-forms';

type Shown = Awaited<ReturnType<typeof loadReassignment>>;
type Messages = typeof saleMessages & typeof saleActionMessages;

/** Staff credit another affiliate with a sale; how it is divided now is shown first. */
export function ReassignPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Reassign />
    </TextsProvider>
  );
}

function Reassign() {
  const t = useTexts<Messages>();
  const { sale, list, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof REASSIGN_FORM>>();
  const state = useServerForm({
    rules: REASSIGN_FORM,
    initial: { affiliate: '', basisPoints: '', reason: '', password: '', code: '' },
    reply,
  });
  const labels = {
    ...{ affiliate: t('reassignEmail'), basisPoints: t('reassignPercent') },
    ...{ reason: t('staffReason'), password: t('password'), code: t('code') },
  };
  return (
    <>
      <BackLink to={`${list}/${sale.id}`}>{t('backToSale')}</BackLink>
      <Title order={1} my="md">
        {t('reassign')}
      </Title>
      <Stack gap="md" maw={820}>
        <MoneyReceipt title={t('reassignNow')} note={sale.code}>
          {sale.division.map(({ party, name, amount }, at) => (
            <ReceiptLine
              key={`${party} ${at}`}
              label={[t(`party_${party as Party}`), name].filter(Boolean).join(': ')}
              cents={amount}
            />
          ))}
        </MoneyReceipt>
        <Panel title={t('reassign')}>
          <Text size="sm" mb="md">
            {t('reassignText')}
          </Text>
          <ServerForm state={state} labels={labels} submitLabel={t('reassign')}>
            <Stack gap="md" maw={480} mb="md">
              <TextField
                state={state}
                name="affiliate"
                type="email"
                label={labels.affiliate}
                hint={t('reassignEmailHint')}
              />
              <PercentField
                state={state}
                name="basisPoints"
                label={labels.basisPoints}
                hint={t('reassignPercentHint')}
              />
            </Stack>
            <ReasonAndProof state={state} needsCode={needsCode} />
          </ServerForm>
        </Panel>
      </Stack>
    </>
  );
}

type Party = 'PRODUCER' | 'CO_PRODUCER' | 'AFFILIATE' | 'MANAGER' | 'GATEWAY' | 'PLATFORM' | 'INTEREST';
