import { Alert, Button, Stack, Text } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { ownAnticipationsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { MoneyReceipt, ReceiptLine } from '../../components/receipt';
import { PasswordField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { ACCEPT_RATE_FORM } from './anticipation-forms';
import { CoveredSales } from './covered-sales';
import type { anticipateMessages } from './messages.server';
import type { answerAnticipation, loadOwnAnticipation } from './own-anticipations.server';

type Shown = Awaited<ReturnType<typeof loadOwnAnticipation>>;
type Reply = Awaited<ReturnType<typeof answerAnticipation>>['data'];

const OPEN = ['PENDING', 'PRE_APPROVED', 'OFFERED'];

/** An own anticipation with the sales that it covers. A changed rate is accepted here; until it is paid, it can be canceled. */
export function OwnAnticipationPage() {
  const { row, details } = useLoaderData<Shown>();
  const isOffered = row.state === 'OFFERED';
  return (
    <RowPage list={ownAnticipationsList} nextStep={isOffered ? <NextStep /> : null}>
      <Stack gap="md" key={String(row.state)}>
        {isOffered ? <AcceptRate /> : null}
        {OPEN.includes(String(row.state)) ? <TakeBack /> : null}
        <CoveredSales details={details} salesAt="/platform/my-sales" />
      </Stack>
    </RowPage>
  );
}

function NextStep() {
  const t = useTexts<typeof anticipateMessages>();
  return <>{t('nextOffered')}</>;
}

function AcceptRate() {
  const t = useTexts<typeof anticipateMessages>();
  const { row, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form;
  const state = useServerForm({ rules: ACCEPT_RATE_FORM, initial: { password: '', code: '' }, reply });
  const labels = { password: t('password'), code: t('code') };
  return (
    <>
      <MoneyReceipt title={t('acceptTitle')}>
        <ReceiptLine label={t('lineAmount')} cents={Number(row.amount)} />
        <ReceiptLine label={t('lineFee')} cents={-Number(row.fee)} />
        <ReceiptLine strong label={t('lineNet')} cents={Number(row.net)} />
      </MoneyReceipt>
      <Panel title={t('acceptRate')}>
        <ServerForm
          state={state}
          labels={labels}
          submitLabel={t('acceptRate')}
          hidden={{ intent: 'accept', fee: String(row.fee) }}
        >
          <Stack gap="md" maw={480}>
            <PasswordField
              state={state}
              name="password"
              label={labels.password}
              autoComplete="current-password"
            />
            {needsCode ? (
              <TextField state={state} name="code" label={labels.code} autoComplete="one-time-code" />
            ) : null}
          </Stack>
        </ServerForm>
      </Panel>
    </>
  );
}

function TakeBack() {
  const t = useTexts<typeof anticipateMessages>();
  const problem = useActionData<Reply>()?.problem;
  return (
    <Panel title={t('takeBack')}>
      {problem ? (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      ) : null}
      <Text c="dimmed" size="sm" mb="md">
        {t('takeBackText')}
      </Text>
      <Form method="post">
        <Button type="submit" variant="default">
          {t('takeBack')}
        </Button>
      </Form>
    </Panel>
  );
}
