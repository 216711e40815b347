import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { EntryFrame } from '../../shell/entry-frame';
import type { passwordMessages } from './messages.server';
import type { PasswordReply, loadPassword } from './password.server';

type Shown = Awaited<ReturnType<typeof loadPassword>>['data'];

/** The title of the page. */
export const passwordTitle = (shown: Shown | undefined): { title: string }[] => [
  {
    title: shown
      ? `${String(shown.texts[shown.step === 'set' ? 'setTitle' : 'requestTitle'])} · Guichê`
      : 'Guichê',
  },
];

/** Asks for a link to set a password, and sets it. */
export function PasswordPage() {
  const { locale, texts, brand } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <EntryFrame brand={brand}>
        <PasswordStep />
      </EntryFrame>
    </TextsProvider>
  );
}

function PasswordStep() {
  const t = useTexts<typeof passwordMessages>();
  const { step: first, signInPath } = useLoaderData<Shown>();
  const reply = useActionData<PasswordReply>();
  const step = reply?.step ?? first;
  if (step === 'request') return <RequestForm reply={reply} />;
  if (step === 'set') return <SetForm reply={reply} />;
  return (
    <Result
      title={t(step === 'sent' ? 'sentTitle' : 'doneTitle')}
      text={t(step === 'sent' ? 'sentText' : 'doneText')}
    >
      <Button component={Link} to={signInPath} variant={step === 'done' ? 'filled' : 'default'}>
        {t(step === 'done' ? 'signIn' : 'backToSignIn')}
      </Button>
    </Result>
  );
}

interface ResultProps {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

/** Takes the focus, because the form is gone. */
function Result({ title, text, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Title order={1} size="h3" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text>{text}</Text>
      {children}
    </Stack>
  );
}

function RequestForm({ reply }: { readonly reply: PasswordReply | undefined }) {
  const t = useTexts<typeof passwordMessages>();
  const { signInPath } = useLoaderData<Shown>();
  const sending = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <Stack gap="md">
        <Title order={1} size="h3">
          {t('requestTitle')}
        </Title>
        <Text c="dimmed">{t('requestText')}</Text>
        <Refusal reply={reply} />
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={reply?.email}
          error={reply?.fieldProblem}
          maxLength={254}
          withAsterisk={false}
          required
        />
        <Button type="submit" fullWidth aria-disabled={sending || undefined}>
          {sending ? t('sending') : t('send')}
        </Button>
        <Anchor component={Link} to={signInPath} size="sm" ta="center">
          {t('backToSignIn')}
        </Anchor>
      </Stack>
    </Form>
  );
}

function SetForm({ reply }: { readonly reply: PasswordReply | undefined }) {
  const t = useTexts<typeof passwordMessages>();
  const { recoveryPath } = useLoaderData<Shown>();
  const sending = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <Stack gap="md">
        <Title order={1} size="h3">
          {t('setTitle')}
        </Title>
        <Refusal reply={reply} />
        <PasswordInput
          name="password"
          label={t('password')}
          description={t('setText')}
          autoComplete="new-password"
          error={reply?.fieldProblem}
          maxLength={1_000}
          withAsterisk={false}
          required
        />
        <Button type="submit" fullWidth aria-disabled={sending || undefined}>
          {sending ? t('sending') : t('set')}
        </Button>
        {reply?.needsLink ? (
          <Anchor component={Link} to={recoveryPath} size="sm" ta="center" reloadDocument>
            {t('askAgain')}
          </Anchor>
        ) : null}
      </Stack>
    </Form>
  );
}

/** Why the form was refused, where it is not about its field. It takes the focus. */
function Refusal({ reply }: { readonly reply: PasswordReply | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply?.problem) alert.current?.focus();
  }, [reply]);
  return reply?.problem ? (
    <Alert ref={alert} tabIndex={-1} color="red" role="alert" title={reply.problem} />
  ) : null;
}
