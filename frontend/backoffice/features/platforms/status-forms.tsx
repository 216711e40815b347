import { Button, List, Paper, Text } from '@mantine/core';
import { saoPauloDate } from '@guiche/brazil';
import type { Locale } from '@guiche/i18n';
import { useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate, showInstant } from '../../../shared/lib/show-date';
import { TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { platformMessages } from './messages.server';
import { PLATFORM_STATUS_FORM } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';

type Next = 'ACTIVE' | 'TRIAL' | 'SUSPENDED' | 'CLOSED';

/** What the platform may become, and what each status means. */
export function StatusForms() {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const { platform } = useLoaderData<PlatformPageData>();
  const { status, statusChangedAt, trialEndsAt } = platform;
  const next = platform.nextStatuses as Next[];
  return (
    <Paper component="section" maw={640}>
      <Text fw={500} mb="md">
        {t(`status_${status}`)}
        {statusChangedAt === null ? '' : ` ${t('since', { at: showInstant(statusChangedAt, locale) })}`}
        {status === 'TRIAL' && trialEndsAt !== null
          ? ` ${t('trialUntil', { at: lastDayOf(trialEndsAt, locale) })}`
          : ''}
      </Text>
      {next.length === 0 ? <Text c="dimmed">{t('statusFinal')}</Text> : <StatusForm next={next} />}
    </Paper>
  );
}

function StatusForm({ next }: { readonly next: readonly Next[] }) {
  const t = useTexts<typeof platformMessages>();
  const { platform, needsCode } = useLoaderData<PlatformPageData>();
  const initial = { trialEndsOn: '', reason: '', password: '', code: '' };
  const state = useServerForm({ rules: PLATFORM_STATUS_FORM, initial, reply: useReplyTo('status') });
  const [first = 'ACTIVE', ...others] = next;
  const labels = {
    ...{ trialEndsOn: t('trialEndsOn'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  return (
    <>
      <List size="sm" mb="md">
        {next.map((to) => (
          <List.Item key={to}>{t(`statusText_${to}`)}</List.Item>
        ))}
      </List>
      <ServerForm
        state={state}
        labels={labels}
        hidden={{ status: first, version: String(platform.version) }}
        submitLabel={t(`to_${first}`)}
        isDecision={others.length > 0}
        buttons={others.map((to) => (
          <Button key={to} type="submit" name="intent" value={to} variant="default">
            {t(`to_${to}`)}
          </Button>
        ))}
      >
        {next.includes('TRIAL') ? (
          <TextField
            {...{ state, name: 'trialEndsOn', type: 'date' }}
            label={labels.trialEndsOn}
            hint={t('trialEndsOnHint')}
          />
        ) : null}
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </>
  );
}

/** The instant is the midnight after it. */
const lastDayOf = (trialEndsAt: string, locale: Locale): string =>
  showDate(saoPauloDate(new Date(Date.parse(trialEndsAt) - 1)), locale);
