import { Alert, Button, Code, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { PasswordField, SelectField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { API_KEY_FORM } from './api-key-form';
import type { changeApiKeys, loadApiKeys } from './api-keys.server';
import type { apiKeyMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadApiKeys>>;
type Key = Shown['keys'][number];
type Reply = Awaited<ReturnType<typeof changeApiKeys>>['data'];

export const apiKeysTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The API keys of a seller. */
export function ApiKeysPage() {
  const { locale, texts, keys } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <KeyList />
      <NewKey key={keys.length} />
    </TextsProvider>
  );
}

function KeyList() {
  const t = useTexts<typeof apiKeyMessages>();
  const { keys } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('text')}
      </Text>
      <Text role="status" size="sm" c="var(--ok)">
        {reply?.revoked ? t('revoked') : ''}
      </Text>
      {reply?.key ? (
        <Alert color="green" title={t('created')} mb="lg" role="status">
          <Code style={{ overflowWrap: 'anywhere' }}>{reply.key}</Code>
          <Text size="sm" mt="xs">
            {t('once')}
          </Text>
        </Alert>
      ) : null}
      {keys.length === 0 ? <Text mb="lg">{t('empty')}</Text> : null}
      <Stack component="ul" gap="md" m={0} mb="xl" p={0} style={{ listStyle: 'none' }}>
        {keys.map((key) => (
          <KeyItem key={key.id} shown={key} />
        ))}
      </Stack>
    </>
  );
}

function KeyItem({ shown }: { readonly shown: Key }) {
  const t = useTexts<typeof apiKeyMessages>();
  const locale = useLocale();
  const { id, name, scope, beginning, createdAt, lastUsedAt } = shown;
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={500}>{name}</Text>
          <Text size="sm" c="dimmed">
            <Code>{beginning}…</Code> · {t(`scope_${scope}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {t('createdAt')} {showInstant(createdAt, locale)} ·{' '}
            {lastUsedAt ? `${t('lastUsed')} ${showInstant(lastUsedAt, locale)}` : t('neverUsed')}
          </Text>
        </div>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="revoke"
            variant="default"
            size="xs"
            aria-label={t('revokeNamed', { name })}
          >
            {t('revoke')}
          </Button>
        </Form>
      </Group>
    </Paper>
  );
}

function NewKey() {
  const t = useTexts<typeof apiKeyMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form ?? undefined;
  const initial = { name: '', scope: 'READ', password: '', code: '' };
  const state = useServerForm({ rules: API_KEY_FORM, initial, reply });
  const labels = { name: t('name'), scope: t('scope'), password: t('password'), code: t('code') };
  const scopes = (['READ', 'WRITE'] as const).map((value) => ({ value, label: t(`scope_${value}`) }));
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="md">
        {t('newTitle')}
      </Title>
      <ServerForm state={state} labels={labels} submitLabel={t('create')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
          <TextField state={state} name="name" label={labels.name} hint={t('nameHint')} />
          <SelectField state={state} name="scope" label={labels.scope} choices={scopes} />
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
