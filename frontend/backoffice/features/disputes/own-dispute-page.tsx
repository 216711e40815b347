import { Stack, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { Panel } from '../../components/panel';
import { LongTextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { DefenceFilesPanel } from './defence-files';
import { EVIDENCE_FORM } from './dispute-forms';
import { DisputeFacts, DisputeHistory, DisputeMoney, DisputeStanding } from './dispute-parts';
import type { loadOwnDispute } from './disputes.server';
import type { disputeMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadOwnDispute>>;

/** A dispute of an own sale: what is blocked and why, until when the defence can be sent, and what the seller adds. */
export function OwnDisputePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <OwnDispute />
    </TextsProvider>
  );
}

function OwnDispute() {
  const t = useTexts<typeof disputeMessages>();
  const shown = useLoaderData<Shown>();
  const { dispute, sale, events } = shown;
  return (
    <>
      <BackLink to="/platform/disputes">{t('backToDisputes')}</BackLink>
      <Title order={1} my="md">
        {t('disputeTitle', { code: sale.code })}
      </Title>
      <Stack gap="md" maw={820}>
        <DisputeStanding dispute={dispute} />
        <DisputeFacts shown={shown} salePage="/platform/my-sales" isOwn />
        <DisputeMoney shown={shown} isOwn />
        <DefenceFilesPanel shown={shown} page={`/platform/disputes/${dispute.id}`} />
        {dispute.endedAt === null ? (
          <Evidence key={events.filter(({ kind }) => kind !== 'FILE').length} />
        ) : null}
        <DisputeHistory events={events} />
      </Stack>
    </>
  );
}

function Evidence() {
  const t = useTexts<typeof disputeMessages>();
  const reply = useActionData<ServerFormReply<keyof typeof EVIDENCE_FORM>>();
  const state = useServerForm({ rules: EVIDENCE_FORM, initial: { text: '' }, reply });
  return (
    <Panel title={t('evidenceTitle')}>
      <ServerForm state={state} labels={{ text: t('evidence') }} submitLabel={t('sendEvidence')}>
        <LongTextField state={state} name="text" label={t('evidence')} hint={t('evidenceHint')} />
      </ServerForm>
    </Panel>
  );
}
