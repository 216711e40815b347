import { Button, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TEAM_ROLES } from '@guiche/access';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, SelectField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { teamMessages } from './messages.server';
import { MEMBER_FORM } from './team-forms';
import { BackLink } from '../../components/back-link';
import type { loadMember } from './team.server';

type Shown = Awaited<ReturnType<typeof loadMember>>;

export const memberTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.member.name} · Guichê` : 'Guichê' },
];

/** One member of the team: the role, and the way out. */
export function MemberPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Member />
    </TextsProvider>
  );
}

function Member() {
  const t = useTexts<typeof teamMessages>();
  const { member, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof MEMBER_FORM>>();
  const initial = { role: member.role, password: '', code: '' };
  const state = useServerForm({ rules: MEMBER_FORM, initial, reply });
  const labels = { role: t('role'), password: t('password'), code: t('code') };
  const roles = TEAM_ROLES.toReversed().map((value) => ({ value, label: t(`role_${value}`) }));
  return (
    <>
      <BackLink to="/platform/my-profile/team">{t('back')}</BackLink>
      <Title order={1} mt="md" mb={4}>
        {member.name}
      </Title>
      <Text c="dimmed" mb="lg">
        {member.email}
      </Text>
      {member.status === 'CREATED' ? <InviteAgain isSent={reply?.saved === true} /> : null}
      <ServerForm
        state={state}
        labels={labels}
        hidden={{ version: String(member.version) }}
        submitLabel={t('save')}
        buttons={
          <Button type="submit" name="intent" value="remove" variant="default">
            {t('remove')}
          </Button>
        }
      >
        <Stack gap="md" maw={480}>
          <SelectField state={state} name="role" label={labels.role} choices={roles} />
          <PasswordField
            state={state}
            name="password"
            label={labels.password}
            autoComplete="current-password"
          />
          {needsCode ? (
            <TextField state={state} name="code" label={labels.code} autoComplete="one-time-code" />
          ) : null}
          <Text size="sm" c="dimmed">
            {t('removeText')}
          </Text>
        </Stack>
      </ServerForm>
    </>
  );
}

function InviteAgain({ isSent }: { readonly isSent: boolean }) {
  const t = useTexts<typeof teamMessages>();
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="inviteAgain" variant="default" mb="sm">
        {t('inviteAgain')}
      </Button>
      <Text role="status" size="sm" c="var(--ok)" mb="sm">
        {isSent ? t('invited') : ''}
      </Text>
    </Form>
  );
}
