import { Alert, Anchor, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { accountMessages } from './messages.server';
import type { OwnPasswordReply } from './own-password.server';

interface PasswordSectionProps {
  readonly reply: OwnPasswordReply | undefined;
  /** The person has an authenticator, whose code is asked for beside the password. */
  readonly needsCode: boolean;
  /** Who has no password, or forgot it, asks for a link there. */
  readonly recoveryPath: string;
}

/** Changes the password of the signed-in person. */
export function PasswordSection({ reply, needsCode, recoveryPath }: PasswordSectionProps) {
  const t = useTexts<typeof accountMessages>();
  const sending = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply?.changed) form.current?.reset();
  }, [reply]);
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} maw={820} mb="lg" aria-labelledby="own-password">
      <Title order={2} size="h4" id="own-password" mb="xs">
        {t('password')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('passwordText')}
      </Text>
      {reply?.problem ? <Alert color="red" role="alert" title={reply.problem} mb="md" /> : null}
      <Form method="post" ref={form}>
        <Stack gap="md" maw={420}>
          <PasswordInput
            name="password"
            label={t('presentPassword')}
            autoComplete="current-password"
            error={reply?.errors.password}
            maxLength={1_000}
            withAsterisk={false}
            required
          />
          {needsCode ? (
            <TextInput
              name="code"
              label={t('passwordCode')}
              error={reply?.errors.code}
              autoComplete="one-time-code"
              maxLength={40}
              withAsterisk={false}
              required
            />
          ) : null}
          <PasswordInput
            name="newPassword"
            label={t('newPassword')}
            description={t('newPasswordText')}
            autoComplete="new-password"
            error={reply?.errors.newPassword}
            maxLength={1_000}
            withAsterisk={false}
            required
          />
          <Button
            type="submit"
            name="intent"
            value="changePassword"
            variant="default"
            aria-disabled={sending || undefined}
          >
            {t('changePassword')}
          </Button>
        </Stack>
      </Form>
      <Text role="status" size="sm" c="var(--ok)" mt="xs">
        {reply?.changed ? t('passwordChanged') : ''}
      </Text>
      <Anchor component={Link} to={recoveryPath} size="sm">
        {t('passwordForgotten')}
      </Anchor>
    </Paper>
  );
}
