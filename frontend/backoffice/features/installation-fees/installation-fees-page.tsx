import { Alert, Button, SimpleGrid, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { CancelVersion, DatedHistory, type DatedVersion } from '../../components/dated-history';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { Differences } from '../settings/differences';
import { FeeFields } from '../settings/setting-fields';
import { FEE_FORM } from './fee-form';
import type { changeInstallationFees, loadInstallationFees } from './installation-fees.server';
import type { installationFeesMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadInstallationFees>>;
type Reply = Awaited<ReturnType<typeof changeInstallationFees>>['data'];
type Messages = typeof installationFeesMessages;

/** What platforms without own fees take of a sale. */
export function InstallationFeesPage() {
  const { locale, texts, newest } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Intro />
      <FeesForm key={newest ?? ''} />
      <History />
    </TextsProvider>
  );
}

function Intro() {
  const t = useTexts<Messages>();
  const { platforms, sellers } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="md">
        {t('feesTitle')}
      </Title>
      <Text c="dimmed" mb="lg" maw={820}>
        {t('feesText')} {t('feesFor', { platforms, sellers })}
      </Text>
    </>
  );
}

function FeesForm() {
  const t = useTexts<Messages>();
  const { labels, initial, newest } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({ rules: FEE_FORM, initial, reply: reply?.form ?? undefined });
  return (
    <ServerForm
      state={state}
      labels={labels}
      hidden={newest === null ? {} : { basedOn: newest }}
      buttons={
        <Button type="submit" name="intent" value="preview" variant="default" formNoValidate>
          {t('preview')}
        </Button>
      }
    >
      <FeeFields state={state} labels={labels} />
      <Preview preview={reply?.preview ?? null} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="lg" maw={820} style={{ alignItems: 'end' }}>
        <TextField
          {...{ state, name: 'validFrom', type: 'date' }}
          label={t('setting_validFrom')}
          hint={t('validFromHint')}
        />
        <TextField state={state} name="reason" label={t('setting_reason')} hint={t('reasonHint')} />
      </SimpleGrid>
    </ServerForm>
  );
}

function Preview({ preview }: { readonly preview: Reply['preview'] }) {
  const t = useTexts<Messages>();
  if (!preview) return null;
  const { differences, platforms, sellers } = preview;
  return (
    <Alert title={t('previewTitle')} mt="lg" maw={820} role="status" color="accent">
      {differences.length === 0 ? <Text size="sm">{t('previewNone')}</Text> : null}
      <Differences differences={differences} />
      <Text size="sm" mt="xs">
        {t('feesFor', { platforms, sellers })}
      </Text>
    </Alert>
  );
}

function History() {
  const t = useTexts<Messages>();
  const { history } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const versionOf = useVersion();
  return (
    <DatedHistory
      title={t('feesHistory')}
      empty={t('feesNoHistory')}
      to={t('to')}
      done={reply?.done ? t('undone') : null}
      problem={reply?.message ?? null}
      versions={history.map(versionOf)}
    />
  );
}

function useVersion() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  return (version: Shown['history'][number]): DatedVersion => {
    const { id, createdAt, createdBy, reason, differences, validFrom, canceledAt, isInEffect } = version;
    const state = t(canceledAt ? 'state_canceled' : isInEffect ? 'state_applied' : 'state_scheduled');
    return {
      ...{ id, differences },
      written: `${showInstant(createdAt, locale)} ${t('by')} ${createdBy}`,
      state: canceledAt ? state : `${state}: ${showInstant(validFrom, locale)}`,
      reason: `${t('setting_reason')}: ${reason}`,
      action:
        canceledAt === null && !isInEffect ? <CancelVersion name="id" id={id} label={t('cancel')} /> : null,
    };
  };
}
