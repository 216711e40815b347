import { Anchor, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TEAM_ROLES } from '@guiche/access';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { StatusMark } from '../../components/status-mark';
import { PasswordField, SelectField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { teamMessages } from './messages.server';
import { INVITE_FORM } from './team-forms';
import type { loadTeam } from './team.server';

type Shown = Awaited<ReturnType<typeof loadTeam>>;
type Member = Shown['members'][number];

const TONES = { CREATED: 'warn', ACTIVE: 'ok', BLOCKED: 'bad' } as const;

export const teamTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The people who work in the account of a seller. */
export function TeamPage() {
  const { locale, texts, members } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Members />
      <Invitation key={members.length} />
    </TextsProvider>
  );
}

function Members() {
  const t = useTexts<typeof teamMessages>();
  const { members } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof INVITE_FORM>>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('text')}
      </Text>
      <Text role="status" size="sm" c="var(--ok)" mb="sm">
        {reply?.saved ? t('invited') : ''}
      </Text>
      {members.length === 0 ? <Text mb="lg">{t('empty')}</Text> : null}
      <Stack component="ul" gap="md" m={0} mb="xl" p={0} style={{ listStyle: 'none' }}>
        {members.map((member) => (
          <MemberItem key={member.id} member={member} />
        ))}
      </Stack>
    </>
  );
}

function MemberItem({ member }: { readonly member: Member }) {
  const t = useTexts<typeof teamMessages>();
  const locale = useLocale();
  const { id, name, email, role, status, lastSignInAt } = member;
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Anchor component={Link} to={`/platform/my-profile/team/${id}`} fw={500}>
            {name}
          </Anchor>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
          <Text size="sm" mt={4}>
            {t(`role_${role}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {lastSignInAt ? `${t('lastSignIn')} ${showInstant(lastSignInAt, locale)}` : t('never')}
          </Text>
        </div>
        <StatusMark tone={TONES[status]}>{t(`status_${status}`)}</StatusMark>
      </Group>
    </Paper>
  );
}

function Invitation() {
  const t = useTexts<typeof teamMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof INVITE_FORM>>();
  const initial = { name: '', email: '', role: 'READER', password: '', code: '' };
  const state = useServerForm({ rules: INVITE_FORM, initial, reply });
  const labels = {
    ...{ name: t('name'), email: t('email'), role: t('role') },
    ...{ password: t('password'), code: t('code') },
  };
  const roles = TEAM_ROLES.toReversed().map((value) => ({ value, label: t(`role_${value}`) }));
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="md">
        {t('inviteTitle')}
      </Title>
      <ServerForm state={state} labels={labels} submitLabel={t('invite')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
          <TextField state={state} name="name" label={labels.name} />
          <TextField state={state} name="email" label={labels.email} type="email" />
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
        </SimpleGrid>
      </ServerForm>
    </Paper>
  );
}
