import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import type { loadAccount } from './account.server';
import { browserName } from './browser-name';
import { DeviceList } from './device-list';
import { PasskeysSection } from '../passkeys/passkeys-section';
import type { PasskeyReply } from '../passkeys/own-passkeys.server';
import type { accountMessages } from './messages.server';
import type { FactorReply } from './second-factor.server';
import type { OwnPasswordReply } from './own-password.server';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor-section';

type Account = Awaited<ReturnType<typeof loadAccount>>;
type Sessions = Account['sessions'];

/** After a form: sessions were ended, or what the second factor, the passkeys or the password show. */
interface AccountReply {
  readonly ended?: boolean;
  readonly forgotten?: boolean;
  readonly factor?: FactorReply;
  readonly passkey?: PasskeyReply;
  readonly password?: OwnPasswordReply;
}

/** The title of the page. */
export const accountTitle = (account: Account | undefined): { title: string }[] => [
  { title: account ? `${String(account.texts.title)} · Guichê` : 'Guichê' },
];

/** Who is signed in, and on which devices. */
export function AccountPage() {
  const {
    locale,
    texts,
    user,
    sessions,
    devices,
    factor,
    passkeys,
    device,
    mustAddSecondFactor,
    recoveryPath,
  } = useLoaderData<Account>();
  const done = useActionData<AccountReply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <AccountTitle name={user.name} email={user.email} />
      <SecondFactorSection isNeeded={mustAddSecondFactor} factor={factor} reply={done?.factor} />
      <PasskeysSection
        passkeys={passkeys}
        reply={done?.passkey}
        needsCode={factor.isActive}
        device={device}
      />
      <PasswordSection reply={done?.password} needsCode={factor.isActive} recoveryPath={recoveryPath} />
      <SessionList sessions={sessions} />
      <DeviceList devices={devices} isForgotten={done?.forgotten === true} />
    </TextsProvider>
  );
}

function AccountTitle({ name, email }: { readonly name: string; readonly email: string }) {
  const t = useTexts<typeof accountMessages>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('signedInAs')} <b>{name}</b> ({email})
      </Text>
    </>
  );
}

function SessionList({ sessions }: { readonly sessions: Sessions }) {
  const { devices } = useLoaderData<Account>();
  const t = useTexts<typeof accountMessages>();
  const done = useActionData<AccountReply>();
  return (
    <Paper p={{ base: 'md', sm: 'lg' }} maw={820}>
      <Title order={2} size="h4">
        {t('sessions')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('sessionsText')}
      </Text>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </Stack>
      <Group mt="lg" gap="md">
        {sessions.length > 1 || devices.length > 0 ? (
          <Form method="post">
            <Button type="submit" name="intent" value="endOthers" variant="default">
              {t('endOthers')}
            </Button>
          </Form>
        ) : null}
        <Text role="status" size="sm" c="var(--ok)">
          {done?.ended ? t('ended') : ''}
        </Text>
      </Group>
    </Paper>
  );
}

function SessionItem({ session }: { readonly session: Sessions[number] }) {
  const t = useTexts<typeof accountMessages>();
  const locale = useLocale();
  const device = browserName(session.userAgent) ?? t('unknownDevice');
  return (
    <Group component="li" justify="space-between" align="flex-start" wrap="nowrap">
      <div>
        <Text fw={500}>{device}</Text>
        <Text size="sm" c="dimmed">
          {t('address')} {session.ip ?? '–'}
          {session.impersonator === null ? '' : ` · ${t('byStaff', { name: session.impersonator })}`}
        </Text>
        <Text size="sm" c="dimmed">
          {t('signedInAt')} {showInstant(session.createdAt, locale)} · {t('lastUsed')}{' '}
          {showInstant(session.seenAt, locale)}
        </Text>
      </div>
      {session.current ? (
        <Badge variant="light" tt="none" style={{ flexShrink: 0 }}>
          {t('thisSession')}
        </Badge>
      ) : (
        <Form method="post" style={{ flexShrink: 0 }}>
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            name="intent"
            value="end"
            variant="default"
            size="xs"
            aria-label={t('endNamed', { device })}
          >
            {t('end')}
          </Button>
        </Form>
      )}
    </Group>
  );
}
