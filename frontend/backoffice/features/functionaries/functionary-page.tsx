import {
  Alert,
  Anchor,
  Button,
  Group,
  List,
  NativeSelect,
  Paper,
  SimpleGrid,
  Text,
  Title,
} from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { FLAGS, FLAG_TEMPLATES } from '@guiche/access';
import type { ReactNode } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { FlagSwitches } from './flag-switches';
import type {
  changeFunctionary,
  loadFunctionary,
  loadInvitation,
  sendInvitation,
} from './functionaries.server';
import { FUNCTIONARY_FORM, INVITATION_FORM } from './functionary-form';
import { BackLink } from '../../components/back-link';
import type { functionaryMessages } from './messages.server';

type InvitationData = Awaited<ReturnType<typeof loadInvitation>>;
type FunctionaryData = Awaited<ReturnType<typeof loadFunctionary>>;
type InvitationReply = Awaited<ReturnType<typeof sendInvitation>>['data'];
type FunctionaryReply = Awaited<ReturnType<typeof changeFunctionary>>['data'];

const LIST = '/admin-root/manage-functionaries';

export const invitationTitle = (shown: InvitationData | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.newTitle)} · Guichê` : 'Guichê' },
];

export const functionaryTitle = (shown: FunctionaryData | undefined): { title: string }[] => [
  { title: shown ? `${shown.person.name} · Guichê` : 'Guichê' },
];

/** Invites a functionary. */
export function InvitationPage() {
  const { locale, texts } = useLoaderData<InvitationData>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <InvitationForm />
    </TextsProvider>
  );
}

function InvitationForm() {
  const t = useTexts<typeof functionaryMessages>();
  const { initial, held } = useLoaderData<InvitationData>();
  const reply = useActionData<InvitationReply>();
  const state = useServerForm({ rules: INVITATION_FORM, initial, reply });
  return (
    <Frame title={t('newTitle')}>
      <Text c="dimmed" mb="md">
        {t('newText')}
      </Text>
      <StartWith />
      <Menu labels={reply?.menu} />
      <ServerForm
        state={state}
        labels={{ ...labelsOfFlags(t), name: t('name'), email: t('email') }}
        submitLabel={t('invite')}
        buttons={<PreviewButton />}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField state={state} name="name" label={t('name')} />
          <TextField state={state} name="email" label={t('email')} type="email" />
        </SimpleGrid>
        <FlagSwitches state={state} held={held} />
      </ServerForm>
    </Frame>
  );
}

/** Templates and colleagues whose permissions the form begins with. */
function StartWith() {
  const t = useTexts<typeof functionaryMessages>();
  const { others } = useLoaderData<InvitationData>();
  return (
    <Group mb="lg" gap="md" align="flex-end">
      <Text size="sm">{t('start')}</Text>
      {(Object.keys(FLAG_TEMPLATES) as (keyof typeof FLAG_TEMPLATES)[]).map((template) => (
        <Anchor key={template} href={`?template=${template}`} size="sm">
          {t(`template_${template}`)}
        </Anchor>
      ))}
      {others.length > 0 ? (
        <Form method="get" reloadDocument>
          <Group gap="xs" align="flex-end">
            <NativeSelect
              name="copy"
              label={t('copy')}
              data={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button type="submit" variant="default">
              {t('copySubmit')}
            </Button>
          </Group>
        </Form>
      ) : null}
    </Group>
  );
}

/** Changes a functionary. */
export function FunctionaryPage() {
  const { locale, texts, person } = useLoaderData<FunctionaryData>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      {person.status === 'REMOVED' ? <Removed /> : <FunctionaryForm key={person.id} />}
    </TextsProvider>
  );
}

function Removed() {
  const t = useTexts<typeof functionaryMessages>();
  const { person } = useLoaderData<FunctionaryData>();
  return (
    <Frame title={person.name}>
      <Text c="dimmed" mb="md">
        {person.email}
      </Text>
      <Text>{t('removed')}</Text>
    </Frame>
  );
}

/** How the person signs in, and what takes that away. */
function AccessLinks() {
  const t = useTexts<typeof functionaryMessages>();
  const { person } = useLoaderData<FunctionaryData>();
  const page = `${LIST}/${person.id}`;
  return (
    <Paper component="section" mt="lg" maw={820}>
      <Title order={2} mb="xs">
        {t('access')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t(person.hasSecondFactor ? 'factorActive' : 'factorMissing')}
      </Text>
      <Group>
        {person.hasSecondFactor ? (
          <Button component={Link} to={`${page}/second-factor`} variant="default">
            {t('resetFactor')}
          </Button>
        ) : null}
        <Button component={Link} to={`${page}/remove`} variant="default">
          {t('remove')}
        </Button>
      </Group>
    </Paper>
  );
}

function FunctionaryForm() {
  const t = useTexts<typeof functionaryMessages>();
  const { initial, held, person } = useLoaderData<FunctionaryData>();
  const reply = useActionData<FunctionaryReply>();
  const state = useServerForm({ rules: FUNCTIONARY_FORM, initial, reply });
  return (
    <Frame title={person.name}>
      <Text c="dimmed" mb="md">
        {person.email}
      </Text>
      {person.status === 'CREATED' ? <InviteAgain isSent={reply?.saved === true} /> : null}
      <Menu labels={reply?.menu} />
      <ServerForm
        state={state}
        labels={{ ...labelsOfFlags(t), name: t('name'), blocked: t('blocked') }}
        hidden={{ version: String(person.version) }}
        buttons={<PreviewButton />}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField state={state} name="name" label={t('name')} />
        </SimpleGrid>
        <FlagSwitches state={state} held={held} present={person.flags} />
        <Paper mt="lg" maw={480}>
          <SwitchField state={state} name="blocked" label={t('blocked')} hint={t('blockedHint')} />
        </Paper>
      </ServerForm>
      <AccessLinks />
    </Frame>
  );
}

function InviteAgain({ isSent }: { readonly isSent: boolean }) {
  const t = useTexts<typeof functionaryMessages>();
  return (
    <Form method="post">
      <Group mb="lg">
        <Button type="submit" name="intent" value="inviteAgain" variant="default">
          {t('inviteAgain')}
        </Button>
        <Text role="status" size="sm" c="var(--ok)">
          {isSent ? t('invited') : ''}
        </Text>
      </Group>
    </Form>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts<typeof functionaryMessages>();
  return (
    <>
      <BackLink to={LIST}>{t('back')}</BackLink>
      <Title order={1} my="md">
        {title}
      </Title>
      {children}
    </>
  );
}

/** Sends what was chosen without saving it, also while other fields are empty. */
function PreviewButton() {
  const t = useTexts<typeof functionaryMessages>();
  return (
    <Button type="submit" name="intent" value="preview" variant="default" formNoValidate>
      {t('preview')}
    </Button>
  );
}

function Menu({ labels }: { readonly labels: readonly string[] | null | undefined }) {
  const t = useTexts<typeof functionaryMessages>();
  if (!labels) return null;
  return (
    <Alert title={t('previewTitle')} mb="lg" role="status" color="accent">
      <List size="sm">
        {labels.map((label) => (
          <List.Item key={label}>{label}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

type FlagTexts = Readonly<Record<(typeof FLAGS)[number], string>>;

const labelsOfFlags = (t: (key: (typeof FLAGS)[number]) => string): FlagTexts =>
  Object.fromEntries(FLAGS.map((flag) => [flag, t(flag)])) as FlagTexts;
