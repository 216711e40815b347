import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { EntryFrame } from '../../shell/entry-frame';
import type { CustomerSignInReply, loadCustomerSignIn } from './customer-sign-in.server';
import type { customerSignInMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadCustomerSignIn>>['data'];

export const customerSignInTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.askTitle)} · ${shown.brand.name}` : 'Guichê' },
];

/** Signs buyers in by a link or a code that was sent to their e-mail address. */
export function CustomerSignInPage() {
  const { locale, texts, brand } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <EntryFrame brand={brand}>
        <CurrentStep />
      </EntryFrame>
    </TextsProvider>
  );
}

function CurrentStep() {
  const { step: first } = useLoaderData<Shown>();
  const reply = useActionData<CustomerSignInReply>();
  const step = reply?.step ?? first;
  if (step === 'code') return <CodeForm reply={reply} />;
  return step === 'link' ? <LinkForm reply={reply} /> : <AddressForm reply={reply} />;
}

interface StepProps {
  readonly reply: CustomerSignInReply | undefined;
}

function AddressForm({ reply }: StepProps) {
  const t = useTexts<typeof customerSignInMessages>();
  return (
    <StepForm step="ask" title={t('askTitle')} text={t('askText')} button={t('send')} reply={reply}>
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        defaultValue={reply?.email}
        maxLength={254}
        withAsterisk={false}
        required
      />
    </StepForm>
  );
}

function CodeForm({ reply }: StepProps) {
  const t = useTexts<typeof customerSignInMessages>();
  const email = reply?.email ?? '';
  return (
    <>
      <StepForm
        step="code"
        title={t('codeTitle')}
        text={t('codeText', { email })}
        button={t('enter')}
        reply={reply}
      >
        <input type="hidden" name="email" value={email} />
        <TextInput
          name="code"
          label={t('code')}
          description={t('codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          withAsterisk={false}
          required
        />
        <FactorField reply={reply} />
      </StepForm>
      <Form method="post">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="subtle" fullWidth mt="xs" name="step" value="ask">
          {t('again')}
        </Button>
      </Form>
    </>
  );
}

function LinkForm({ reply }: StepProps) {
  const t = useTexts<typeof customerSignInMessages>();
  return (
    <StepForm step="link" title={t('linkTitle')} text={t('linkText')} button={t('enter')} reply={reply}>
      <FactorField reply={reply} />
    </StepForm>
  );
}

/** For customers who added a second factor: the mail alone does not sign them in. */
function FactorField({ reply }: StepProps) {
  const t = useTexts<typeof customerSignInMessages>();
  return reply?.needsFactor ? (
    <TextInput
      name="factor"
      label={t('factor')}
      description={t('factorHelp')}
      autoComplete="off"
      maxLength={40}
      withAsterisk={false}
      required
    />
  ) : null;
}

interface StepFormProps extends StepProps {
  readonly step: 'ask' | 'code' | 'link';
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly children: ReactNode;
}

function StepForm({ step, title, text, button, reply, children }: StepFormProps) {
  const t = useTexts<typeof customerSignInMessages>();
  const sending = useNavigation().state !== 'idle';
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) (reply.problem === null ? heading : problem).current?.focus();
  }, [reply]);
  return (
    <Form method="post">
      <input type="hidden" name="step" value={step} />
      <Stack gap="md">
        <Title order={1} size="h3" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {reply?.problem ? (
          <Alert ref={problem} tabIndex={-1} color="red" role="alert" title={reply.problem} />
        ) : null}
        {children}
        <Button type="submit" fullWidth aria-disabled={sending || undefined}>
          {button}
        </Button>
        <Anchor component={Link} to="/login" size="sm" ta="center">
          {t('withPassword')}
        </Anchor>
      </Stack>
    </Form>
  );
}
