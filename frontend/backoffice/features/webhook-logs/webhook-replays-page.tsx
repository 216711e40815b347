import { Alert, Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { webhookMessages } from './messages.server';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { REPLAYED_RESULTS, REPLAY_FORM } from './webhook-forms';
import type { loadWebhookReplays } from './webhook-log.server';
import { BackLink } from '../../components/back-link';
import styles from './webhook-log.module.css';

type Shown = Awaited<ReturnType<typeof loadWebhookReplays>>;
type Name = keyof typeof REPLAY_FORM;

/** Replays many webhooks: choose, count, confirm; below it the latest replays. */
export function WebhookReplaysPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Replays />
    </TextsProvider>
  );
}

function Replays() {
  const t = useTexts<typeof webhookMessages>();
  const { counted, filter } = useLoaderData<Shown>();
  return (
    <>
      <BackLink to="/master-root/webhook-logs">{t('backToLogs')}</BackLink>
      <Title order={1} my="md">
        {t('manyTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('manyText')}
      </Text>
      <Filter />
      {counted && !counted.reply ? <Confirm key={JSON.stringify(filter)} {...counted} /> : null}
      <Latest />
    </>
  );
}

function Filter() {
  const t = useTexts<typeof webhookMessages>();
  const { platforms, filter, counted } = useLoaderData<Shown>();
  const errors = counted?.reply?.errors;
  const results = REPLAYED_RESULTS.map((value) => ({ value, label: t(`result_${value}`) }));
  return (
    <Paper component="section" maw={820} mb="lg">
      <Form method="get">
        <Stack gap="md" maw={480}>
          <NativeSelect
            name="platform"
            label={t('platform')}
            data={platforms}
            defaultValue={filter.platform}
            error={errors?.platform}
          />
          <TextInput
            name="provider"
            label={t('provider')}
            description={t('providerHint')}
            defaultValue={filter.provider}
            error={errors?.provider}
          />
          <NativeSelect name="result" label={t('result')} data={results} defaultValue={filter.result} />
          <Group grow align="flex-start">
            <TextInput
              type="date"
              name="from"
              label={t('receivedFrom')}
              defaultValue={filter.from}
              required
              error={errors?.from}
            />
            <TextInput
              type="date"
              name="until"
              label={t('until')}
              defaultValue={filter.until}
              required
              error={errors?.until}
            />
          </Group>
        </Stack>
        <Button type="submit" variant="default" mt="md">
          {t('count')}
        </Button>
      </Form>
    </Paper>
  );
}

function Confirm({ webhooks, most }: { readonly webhooks: number; readonly most: number }) {
  const t = useTexts<typeof webhookMessages>();
  const { filter, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<Name>>();
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm<Name>({ rules: REPLAY_FORM, initial, reply });
  if (webhooks === 0 || webhooks > most)
    return (
      <Alert role="status" mb="lg" maw={820}>
        {webhooks === 0 ? t('counted', { webhooks }) : t('countedMore')}
      </Alert>
    );
  return (
    <Paper component="section" maw={820} mb="lg">
      <Text role="status" fw={500} mb="md">
        {t('counted', { webhooks })}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
        hidden={{ ...filter, expected: String(webhooks) }}
        submitLabel={t('replay')}
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Paper>
  );
}

function Latest() {
  const t = useTexts<typeof webhookMessages>();
  const locale = useLocale();
  const { replays } = useLoaderData<Shown>();
  return (
    <section>
      <Title order={2} mb="xs">
        {t('runs')}
      </Title>
      {replays.length === 0 ? <Text c="dimmed">{t('runsEmpty')}</Text> : null}
      <Stack component="ul" gap="md" className={styles.runs}>
        {replays.map((run) => (
          <Paper component="li" maw={820} key={run.id}>
            <Text size="sm" fw={500}>
              {showInstant(run.createdAt, locale)} · {run.platform} · {run.provider ?? t('allProviders')} ·{' '}
              {run.states.map((state) => t(`result_${state as 'FAILED'}`)).join(', ')}
            </Text>
            <Text size="sm">{t('progress', run)}</Text>
            <Text size="sm" c="dimmed">
              {run.requestedBy}: {run.reason}
            </Text>
          </Paper>
        ))}
      </Stack>
    </section>
  );
}
