import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CHARGE_KIND_WORDS } from '@guiche/lists';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { MoneyField, PasswordField, SelectField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { NEW_CHARGE_FORM } from './charge-forms';
import type { loadNewCharge } from './charges.server';
import type { chargeMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewCharge>>;
type Name = keyof typeof NEW_CHARGE_FORM;

/** Charges one seller or many. */
export function NewChargePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewCharge />
    </TextsProvider>
  );
}

function NewCharge() {
  const t = useTexts<typeof chargeMessages>();
  const { sellers, needsCode, requestKey } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<Name>>();
  const initial = {
    ...{ sellers, kind: 'PLAN', reference: '', amount: '', dueOn: '', note: '', password: '', code: '' },
  };
  const state = useServerForm<Name>({ rules: NEW_CHARGE_FORM, initial, reply });
  const labels = {
    ...{ sellers: t('sellers'), kind: t('kind'), reference: t('reference'), amount: t('amount') },
    ...{ dueOn: t('dueOn'), note: t('note'), password: t('password'), code: t('code') },
  };
  const kinds = CHARGE_KIND_WORDS.map((value) => ({ value, label: t(`kind_${value}`) }));
  return (
    <>
      <BackLink to="/admin-root/charges">{t('backToCharges')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('createCharge')} hidden={{ requestKey }}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="sellers" label={labels.sellers} hint={t('sellersHint')} />
          <SelectField state={state} name="kind" label={labels.kind} choices={kinds} />
          <TextField state={state} name="reference" label={labels.reference} hint={t('referenceHint')} />
          <MoneyField state={state} name="amount" label={labels.amount} />
          <TextField state={state} name="dueOn" type="date" label={labels.dueOn} />
          <TextField state={state} name="note" label={labels.note} hint={t('noteHint')} />
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
    </>
  );
}
