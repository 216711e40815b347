import { Button, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { Panel } from '../../components/panel';
import { MoneyReceipt, ReceiptLine } from '../../components/receipt';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { saleActionMessages } from './action-messages.server';
import type { saleMessages } from './messages.server';
import type { loadOwnRefund } from './sale-actions.server';
import { OWN_REFUND_FORM } from './sale-forms';

type Shown = Awaited<ReturnType<typeof loadOwnRefund>>;
type Messages = typeof saleMessages & typeof saleActionMessages;

/** Gives the money of a sale back, or decides about the request of its buyer; what happens is shown first. */
export function OwnRefundPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <OwnRefund />
    </TextsProvider>
  );
}

function OwnRefund() {
  const t = useTexts<Messages>();
  const { sale, list, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof OWN_REFUND_FORM>>();
  const state = useServerForm({
    rules: OWN_REFUND_FORM,
    initial: { reason: '', password: '', code: '' },
    reply,
  });
  const request = sale.refundRequest?.state === 'WAITING_SELLER' ? sale.refundRequest : null;
  const labels = { reason: t('reason'), password: t('password'), code: t('code') };
  return (
    <>
      <BackLink to={`${list}/${sale.id}`}>{t('backToSale')}</BackLink>
      <Title order={1} my="md">
        {request ? t('decideTitle', { protocol: request.protocol }) : t('refundTitle')}
      </Title>
      <Stack gap="md" maw={820}>
        <Effect />
        <Panel title={request ? t('decide') : t('refund')}>
          <ServerForm
            state={state}
            labels={labels}
            submitLabel={t('grant')}
            hidden={{ request: request?.id ?? '' }}
            buttons={
              request ? (
                <Button type="submit" name="intent" value="refuse" variant="default">
                  {t('refuse')}
                </Button>
              ) : null
            }
          >
            <ReasonAndProof state={state} needsCode={needsCode} />
          </ServerForm>
        </Panel>
      </Stack>
    </>
  );
}

function Effect() {
  const t = useTexts<Messages>();
  const { sale } = useLoaderData<Shown>();
  const own = sale.division.filter(({ party }) => party === 'PRODUCER').map(({ amount }) => amount);
  return (
    <MoneyReceipt title={t('effect')} note={sale.code}>
      <ReceiptLine strong label={t('effectBuyer')} cents={sale.gross} />
      <ReceiptLine label={t('effectOwn')} cents={own.reduce((sum, amount) => sum + amount, 0)} />
      <Text size="sm" c="dimmed" px="md" pb="md">
        {t('effectText')}
      </Text>
    </MoneyReceipt>
  );
}
