import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { Timeline, type TimelineEvent } from '../../components/timeline';
import { TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import listStyles from '../../lists/list-page.module.css';
import type { receiverMessages } from './messages.server';
import { RECEIVER_DECISION_FORM, RECEIVER_SETTLEMENT_FORM } from './receiver-forms';
import type { changeReceiver, loadReceiver } from './receivers.server';

type Shown = Awaited<ReturnType<typeof loadReceiver>>;
type Reply = Awaited<ReturnType<typeof changeReceiver>>['data'];

const ASKABLE = ['PENDING', 'ACTIVE'];
const CLOSED = ['REJECTED', 'REFUSED'];

export const receiverPageTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.receiver.seller} · Guichê` : 'Guichê' },
];

/** A receiver: where it stands, what was sent, its history, and what staff do next. */
export function ReceiverPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Receiver />
    </TextsProvider>
  );
}

function Receiver() {
  const t = useTexts<typeof receiverMessages>();
  const { receiver } = useLoaderData<Shown>();
  const { id, state, seller } = receiver;
  return (
    <>
      <BackLink to="/admin-root/manage-receivers">{t('backToReceivers')}</BackLink>
      <Title order={1} my="md" style={{ overflowWrap: 'anywhere' }}>
        {t('receiverTitle', { name: seller })}
      </Title>
      <Stack gap="md" maw={820} key={`${id} ${state}`}>
        <Standing />
        <Facts />
        <Documents />
        {state === 'UNRESOLVED' ? <Settlement /> : null}
        {[...ASKABLE, ...CLOSED].includes(state) ? <Decision /> : null}
        <History />
      </Stack>
    </>
  );
}

function Standing() {
  const t = useTexts<typeof receiverMessages>();
  const { state } = useLoaderData<Shown>().receiver;
  const reply = useActionData<Reply>();
  return (
    <>
      {reply?.of === 'question' && reply.form.message ? (
        <Alert role="alert" color="red">
          {reply.form.message}
        </Alert>
      ) : null}
      <Alert>{t(`why_${state}`)}</Alert>
      {ASKABLE.includes(state) ? (
        <Form method="post">
          <Button type="submit" name="intent" value="ask" variant="default">
            {t('askNow')}
          </Button>
        </Form>
      ) : null}
    </>
  );
}

function Facts() {
  const t = useTexts<typeof receiverMessages>();
  const locale = useLocale();
  const { receiver } = useLoaderData<Shown>();
  const { balance, balanceAt, dueAt } = receiver;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('factState'), t(`state_${receiver.state}`)],
    [t('factProvider'), receiver.provider],
    [t('factReceiverId'), receiver.receiverId],
    [t('factName'), receiver.name],
    [receiver.documentType, receiver.document],
    [t('factEmail'), receiver.sellerEmail],
    [t('factBankAccount'), receiver.bankAccount],
    [
      t('factBalance'),
      balance === null || balanceAt === null
        ? null
        : t('balanceOf', { amount: moneyText(balance, locale), at: showInstant(balanceAt, locale) }),
    ],
    [t('factRequested'), showInstant(receiver.requestedAt, locale)],
    [t('factAsks'), String(receiver.asks)],
    [t('factNext'), dueAt === null || !ASKABLE.includes(receiver.state) ? null : showInstant(dueAt, locale)],
    [t('factDetail'), receiver.detail],
    [t('factReason'), receiver.reason],
  ];
  return (
    <Panel
      title={t('factsTitle')}
      aside={
        <Anchor component={Link} to={`/admin-root/manage-users/${receiver.sellerId}`}>
          {t('toSeller')}
        </Anchor>
      }
    >
      <dl className={listStyles.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}

function Documents() {
  const t = useTexts<typeof receiverMessages>();
  const { id, documents } = useLoaderData<Shown>().receiver;
  return (
    <Panel title={t('documentsTitle')}>
      <Text c="dimmed" size="sm" mb="sm">
        {t(documents.length === 0 ? 'noDocuments' : 'documentsText')}
      </Text>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {documents.map((document) => (
          <li key={document.id}>
            <Anchor
              href={`/admin-root/manage-receivers/${id}/documents/${document.id}`}
              target="_blank"
              rel="noreferrer"
            >
              {document.label}
            </Anchor>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

const PROOF = { reason: '', password: '', code: '' };

function Decision() {
  const t = useTexts<typeof receiverMessages>();
  const { receiver, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({
    rules: RECEIVER_DECISION_FORM,
    initial: PROOF,
    reply: reply?.of === 'decision' ? reply.form : undefined,
  });
  const isClosed = CLOSED.includes(receiver.state);
  const explain = (
    <Button type="submit" name="intent" value="refuse" variant="default">
      {t('explain')}
    </Button>
  );
  return (
    <Panel title={t('decisionTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t(isClosed ? 'retryText' : 'refuseText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
        submitLabel={t(isClosed ? 'retry' : 'refuse')}
        hidden={{ decision: isClosed ? 'retry' : 'refuse' }}
        {...(isClosed && { buttons: explain })}
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}

function Settlement() {
  const t = useTexts<typeof receiverMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({
    rules: RECEIVER_SETTLEMENT_FORM,
    initial: { receiverId: '', ...PROOF },
    reply: reply?.of === 'settlement' ? reply.form : undefined,
  });
  const labels = {
    receiverId: t('receiverId'),
    reason: t('reason'),
    password: t('password'),
    code: t('code'),
  };
  return (
    <Panel title={t('settleTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('settleText')}
      </Text>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={t('itExists')}
        hidden={{ decision: 'exists' }}
        buttons={
          <Button type="submit" name="intent" value="absent" variant="default">
            {t('itDoesNotExist')}
          </Button>
        }
      >
        <Stack gap="md" maw={480}>
          <TextField state={state} name="receiverId" label={labels.receiverId} hint={t('receiverIdHint')} />
          <ReasonAndProof state={state} needsCode={needsCode} />
        </Stack>
      </ServerForm>
    </Panel>
  );
}

const TONES: Readonly<Record<string, 'good' | 'bad'>> = { ACTIVE: 'good', REJECTED: 'bad', REFUSED: 'bad' };

function History() {
  const t = useTexts<typeof receiverMessages>();
  const { events } = useLoaderData<Shown>().receiver;
  const lines = [...events].reverse().map(({ kind, at, by, note }): TimelineEvent => {
    const tone = TONES[kind];
    const detail = [by, note].filter((one) => one !== null).join(': ');
    return {
      ...{ title: t(`event_${kind}`), at },
      ...(detail !== '' && { detail }),
      ...(tone && { kind: tone }),
    };
  });
  return (
    <Panel title={t('historyTitle')}>
      <Timeline events={lines} />
    </Panel>
  );
}
