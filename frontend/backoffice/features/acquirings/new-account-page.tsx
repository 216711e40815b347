import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { CredentialFields, PlainFields, accountLabels } from './account-fields';
import { newAccountForm } from './account-form';
import type { loadNewAccount } from './acquirings.server';
import { AcquiringsFrame } from './acquirings-frame';
import type { acquiringMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewAccount>>;
type Gateway = NonNullable<Shown['gateway']>;

/** Connects a payment provider: first its choice, then its form. */
export function NewAccountPage() {
  const { locale, texts, gateway, initial } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Choice />
      {gateway && initial ? <NewAccount key={gateway.provider} gateway={gateway} initial={initial} /> : null}
    </TextsProvider>
  );
}

function Choice() {
  const t = useTexts<typeof acquiringMessages>();
  const { providers, gateway } = useLoaderData<Shown>();
  const word = (method: string) => t(`method_${method as 'PIX'}`);
  return (
    <AcquiringsFrame title={t('connect')}>
      <Form method="get">
        <Group align="flex-end" mb="lg">
          <NativeSelect
            name="provider"
            label={t('provider')}
            defaultValue={gateway?.provider}
            data={providers.map(({ provider, name, methods }) => ({
              value: provider,
              label: `${name} (${methods.map(word).join(', ')})`,
            }))}
          />
          <Button type="submit" variant="default">
            {t('choose')}
          </Button>
        </Group>
      </Form>
    </AcquiringsFrame>
  );
}

function NewAccount({
  gateway,
  initial,
}: {
  readonly gateway: Gateway;
  readonly initial: Readonly<Record<string, string>>;
}) {
  const t = useTexts<typeof acquiringMessages>();
  const reply = useActionData<ServerFormReply>();
  const state = useServerForm<string>({ rules: newAccountForm(gateway.fields), initial, reply });
  return (
    <ServerForm
      state={state}
      labels={accountLabels(gateway.fields, t)}
      hidden={{ provider: gateway.provider }}
      submitLabel={t('connectNamed', { name: gateway.name })}
    >
      <Stack gap="md" maw={560}>
        <PlainFields state={state} evidence={gateway.evidence} />
        <CredentialFields state={state} fields={gateway.fields} secretsSet={[]} />
      </Stack>
    </ServerForm>
  );
}
