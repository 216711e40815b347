import { Button, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { PasswordField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { TEST_FORM, TEST_RESULT_FORM } from './bank-account-forms';
import type { BankAccountReply, loadBankAccount } from './bank-account.server';
import type { bankAccountMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadBankAccount>>;
type Test = Shown['tests'][number];

/** Whether the cent of a test arrived. */
function resultOf({ state, endedAt }: Test): 'test_PAID' | 'test_NOT_PAID' | 'test_OPEN' {
  if (endedAt === null) return 'test_OPEN';
  return state === 'PAID' ? 'test_PAID' : 'test_NOT_PAID';
}

/** The cents that were sent to an account, and the button that sends one. */
export function TestsPanel({ isTestable }: { readonly isTestable: boolean }) {
  const t = useTexts<typeof bankAccountMessages>();
  const { tests } = useLoaderData<Shown>();
  const isOpen = tests.some(({ endedAt, state }) => endedAt === null && state !== 'FAILED');
  return (
    <Panel title={t('tests')}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t('testsText')}
        </Text>
        {tests.map((test) => (
          <TestLine key={test.id} test={test} />
        ))}
        {tests.some(({ isUnresolved }) => isUnresolved) ? <ResultForm /> : null}
        {isTestable && !isOpen ? <SendTest /> : null}
      </Stack>
    </Panel>
  );
}

function TestLine({ test }: { readonly test: Test }) {
  const t = useTexts<typeof bankAccountMessages>();
  const locale = useLocale();
  const { by, detail, endToEndId, provider, requestedAt, withdrawId } = test;
  const facts = [provider, endToEndId ?? withdrawId, detail].filter((fact) => fact !== null);
  return (
    <div>
      <Text size="sm" fw={600}>
        {t(resultOf(test))}
      </Text>
      <Text size="sm">
        {showInstant(requestedAt, locale)} · {by}
      </Text>
      {facts.length > 0 ? (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Text>
      ) : null}
    </div>
  );
}

function SendTest() {
  const t = useTexts<typeof bankAccountMessages>();
  const { requestKey } = useLoaderData<Shown>();
  const reply = useActionData<BankAccountReply>();
  const state = useServerForm({
    rules: TEST_FORM,
    initial: {},
    reply: reply?.of === 'test' ? reply.form : undefined,
  });
  return (
    <ServerForm
      state={state}
      labels={{}}
      hidden={{ intent: 'test', requestKey }}
      submitLabel={t('sendTest')}
      isDecision
    >
      {null}
    </ServerForm>
  );
}

/** What the records of the provider show of a test about which it answers no more. */
function ResultForm() {
  const t = useTexts<typeof bankAccountMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<BankAccountReply>();
  const state = useServerForm({
    rules: TEST_RESULT_FORM,
    initial: { reason: '', password: '', code: '' },
    reply: reply?.of === 'result' ? reply.form : undefined,
  });
  const labels = { reason: t('reason'), password: t('field_password'), code: t('field_code') };
  return (
    <ServerForm
      state={state}
      labels={labels}
      hidden={{ decision: 'paid' }}
      submitLabel={t('testArrived')}
      isDecision
      buttons={
        <Button type="submit" name="intent" value="notPaid" variant="default">
          {t('testDidNotArrive')}
        </Button>
      }
    >
      <Text size="sm">{t('testUnresolved')}</Text>
      <TextField state={state} name="reason" label={labels.reason} />
      <PasswordField state={state} name="password" label={labels.password} autoComplete="current-password" />
      {needsCode ? (
        <TextField state={state} name="code" label={labels.code} autoComplete="one-time-code" />
      ) : null}
    </ServerForm>
  );
}
