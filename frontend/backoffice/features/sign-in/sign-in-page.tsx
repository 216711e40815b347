import { Alert, Anchor, Button, Checkbox, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import type { Area } from '@guiche/access';
import { useEffect, useRef } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { EntryFrame } from '../../shell/entry-frame';
import { PasskeySignIn } from '../passkeys/passkey-sign-in';
import type { signInMessages } from './messages.server';
import type { RefusedSignIn, signInLoader } from './sign-in.server';

type Loader = ReturnType<typeof signInLoader>;

interface SignInPageProps {
  /** The area that the title names. */
  readonly area: Area;
}

/** A sign-in page, with the brand of the platform. At a host of no platform it says so and names nobody. */
export function SignInPage({ area }: SignInPageProps) {
  const { locale, texts, brand, isUsed } = useLoaderData<Loader>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <EntryFrame brand={brand}>{isUsed ? <SignInForm area={area} /> : <UnknownHost />}</EntryFrame>
    </TextsProvider>
  );
}

function SignInForm({ area }: SignInPageProps) {
  const t = useTexts<typeof signInMessages>();
  const refused = useActionData<RefusedSignIn>();
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().state !== 'idle';
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) problem.current?.focus();
  }, [refused]);
  return (
    <Form method="post" ref={form}>
      <Stack gap="md">
        <Title order={1} size="h3">
          {t(`title_${area}`)}
        </Title>
        {refused ? (
          <Alert
            ref={problem}
            tabIndex={-1}
            color={refused.needsCode ? 'accent' : 'red'}
            role="alert"
            title={refused.message}
          />
        ) : null}
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={refused?.email}
          maxLength={254}
          withAsterisk={false}
          required
        />
        <PasswordInput
          name="password"
          label={t('password')}
          autoComplete="current-password"
          maxLength={1_000}
          withAsterisk={false}
          required
        />
        {refused?.needsCode ? (
          <TextInput
            name="code"
            label={t('code')}
            description={t('codeText')}
            autoComplete="one-time-code"
            maxLength={40}
            withAsterisk={false}
            required
          />
        ) : null}
        {refused?.needsCode && refused.canRemember ? (
          <>
            <input type="hidden" name="canRemember" value="yes" />
            <Checkbox name="remember" label={t('remember')} description={t('rememberText')} />
          </>
        ) : null}
        <Button type="submit" fullWidth aria-disabled={sending || undefined}>
          {sending ? t('submitting') : t('submit')}
        </Button>
        <PasskeySignIn afterPassword={refused?.needsCode ? form : null} />
        <OtherWays area={area} needsConfirmation={refused?.needsConfirmation === true} />
      </Stack>
    </Form>
  );
}

/** For people who cannot sign in yet. */
function OtherWays({ area, needsConfirmation }: SignInPageProps & { readonly needsConfirmation: boolean }) {
  const t = useTexts<typeof signInMessages>();
  const { search } = useLocation();
  return (
    <>
      {area === 'seller' ? (
        <Anchor component={Link} to={{ pathname: '/login/by-mail', search }} size="sm" ta="center">
          {t('byMail')}
        </Anchor>
      ) : null}
      {needsConfirmation ? (
        <Anchor component={Link} to="/register?confirm" size="sm" ta="center">
          {t('enterCode')}
        </Anchor>
      ) : null}
      <Anchor component={Link} to={`/recover-password?area=${area}`} size="sm" ta="center">
        {t('forgot')}
      </Anchor>
      {area === 'seller' ? (
        <Anchor component={Link} to="/register" size="sm" ta="center">
          {t('register')}
        </Anchor>
      ) : null}
    </>
  );
}

function UnknownHost() {
  const t = useTexts<typeof signInMessages>();
  return (
    <Stack gap="sm">
      <Title order={1} size="h3">
        {t('unknownHostTitle')}
      </Title>
      <Text c="dimmed">{t('unknownHostText')}</Text>
    </Stack>
  );
}
