import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { DocumentField, PasswordField, PhoneField, SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { EntryFrame } from '../../shell/entry-frame';
import type { registrationMessages } from './messages.server';
import { NO_REGISTRATION, REGISTRATION_FORM, type RegistrationField } from './registration-form';
import type { RegistrationReply, loadRegistration } from './registration.server';

type Shown = Awaited<ReturnType<typeof loadRegistration>>['data'];

/** The title of the page. */
export const registrationTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · ${shown.brand.name}` : 'Guichê' },
];

/** A seller opens an account: the form, the code that confirms the e-mail address, and the way to sign-in. */
export function RegistrationPage() {
  const { locale, texts, brand } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <EntryFrame brand={brand}>
        <RegistrationStep />
      </EntryFrame>
    </TextsProvider>
  );
}

function RegistrationStep() {
  const { step: first } = useLoaderData<Shown>();
  const reply = useActionData<RegistrationReply>();
  switch (reply?.step ?? first) {
    case 'form':
      return <AccountForm reply={reply} />;
    case 'confirm':
      return <CodeForm reply={reply} />;
    case 'done':
      return <Done />;
  }
}

function AccountForm({ reply }: { readonly reply: RegistrationReply | undefined }) {
  const t = useTexts<typeof registrationMessages>();
  const { brand, managerCode } = useLoaderData<Shown>();
  const initial = { ...NO_REGISTRATION, managerCode };
  const state = useServerForm({ rules: REGISTRATION_FORM, initial, reply: reply?.form });
  const fields = Object.keys(REGISTRATION_FORM) as RegistrationField[];
  const labels = Object.fromEntries(fields.map((name) => [name, t(name)])) as Record<
    RegistrationField,
    string
  >;
  const field = (name: RegistrationField) => ({ state, name, label: labels[name] });
  return (
    <>
      <Title order={1} size="h3" mb="md">
        {t('title')}
      </Title>
      <ServerForm state={state} labels={labels} submitLabel={t('submit')}>
        <Stack gap="md">
          <TextField {...field('name')} autoComplete="name" />
          <DocumentField {...field('document')} />
          <TextField {...field('email')} type="email" autoComplete="username" />
          <PhoneField {...field('phone')} />
          <PasswordField {...field('password')} hint={t('passwordHint')} autoComplete="new-password" />
          <TextField {...field('heardFrom')} />
          <TextField {...field('managerCode')} />
          <SwitchField {...field('acceptsTerms')} />
          {brand.termsUrl ? (
            <Anchor href={brand.termsUrl} target="_blank" rel="noopener" size="sm">
              {t('terms')}
            </Anchor>
          ) : null}
        </Stack>
      </ServerForm>
      <Anchor component={Link} to="/login" size="sm" mt="md" display="inline-block">
        {t('haveAccount')}
      </Anchor>
    </>
  );
}

function CodeForm({ reply }: { readonly reply: RegistrationReply | undefined }) {
  const t = useTexts<typeof registrationMessages>();
  const sending = useNavigation().state !== 'idle';
  const email = reply?.email ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => (reply?.problem ? alert.current?.focus() : heading.current?.focus()), [reply]);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="confirm" />
      <Stack gap="md">
        <Title order={1} size="h3" ref={heading} tabIndex={-1}>
          {t('confirmTitle')}
        </Title>
        <Text c="dimmed">{t('confirmText')}</Text>
        {reply?.problem ? (
          <Alert ref={alert} tabIndex={-1} color="red" role="alert" title={reply.problem} />
        ) : null}
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          defaultValue={email}
          withAsterisk={false}
          required
        />
        <TextInput
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          withAsterisk={false}
          required
        />
        <Button type="submit" fullWidth aria-disabled={sending || undefined}>
          {t('confirm')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('noCode')}{' '}
          <Anchor component={Link} to="/login" size="sm">
            {t('signIn')}
          </Anchor>
        </Text>
      </Stack>
    </Form>
  );
}

/** Takes the focus, because the form is gone. */
function Done() {
  const t = useTexts<typeof registrationMessages>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Title order={1} size="h3" ref={heading} tabIndex={-1}>
        {t('doneTitle')}
      </Title>
      <Text>{t('doneText')}</Text>
      <Button component={Link} to="/login">
        {t('signIn')}
      </Button>
    </Stack>
  );
}
