import { Alert, Anchor, Button, CopyButton, Group, Paper, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { webhookLogsList } from '@guiche/lists';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import type { webhookMessages } from './messages.server';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { REPLAY_FORM, RESOLVE_FORM } from './webhook-forms';
import type { loadWebhookLog } from './webhook-log.server';
import styles from './webhook-log.module.css';

type Shown = Awaited<ReturnType<typeof loadWebhookLog>>;
type Charge = Shown['inspection']['charges'][number];

interface Reply {
  readonly form: string;
  readonly reply: ServerFormReply;
}

/** A stored webhook: what a replay would do, what can be done, and what was delivered. */
export function WebhookLogPage() {
  return (
    <RowPage list={webhookLogsList}>
      <Preview />
      <ReplaySection />
      <ResolveSection />
      <Delivery />
    </RowPage>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Paper component="section" maw={820} mb="lg">
      <Title order={2} mb="xs">
        {title}
      </Title>
      {text === undefined ? null : (
        <Text c="dimmed" size="sm" mb="md">
          {text}
        </Text>
      )}
      {children}
    </Paper>
  );
}

function Preview() {
  const t = useTexts<typeof webhookMessages>();
  const { reading, charges } = useLoaderData<Shown>().inspection;
  if (!reading)
    return (
      <Section title={t('previewTitle')}>
        <Text size="sm">{t('notReadable')}</Text>
      </Section>
    );
  return (
    <Section title={t('previewTitle')} text={t('previewText')}>
      <dl className={styles.facts}>
        <Fact name={t('signature')}>
          {t(`reading_${reading.kind as 'proven'}`)}
          {reading.detail === null ? '' : ` (${reading.detail})`}
        </Fact>
      </dl>
      {charges.map((charge, place) => (
        // A webhook names a charge once; without a reference its place is all there is.
        <PreviewedCharge key={charge.reference ?? place} charge={charge} />
      ))}
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function PreviewedCharge({ charge }: { readonly charge: Charge }) {
  const t = useTexts<typeof webhookMessages>();
  const { effect, word, meaning, reference, eventId, paymentId, attemptId } = charge;
  return (
    <dl className={styles.facts}>
      <Fact name={t('effect')}>
        <strong>{t(`effect_${effect as 'change'}`)}</strong>
      </Fact>
      <Fact name={t('status')}>
        <StatusChange charge={charge} />
      </Fact>
      <Fact name={t('rule')}>
        {word ?? '–'} → {t(`meaning_${meaning as 'settled'}`)}
      </Fact>
      {effect === 'change' ? (
        <Fact name={t('books')}>{t(`ledger_${(charge.ledger ?? 'none') as 'none'}`)}</Fact>
      ) : null}
      <Fact name={t('externalId')}>{reference ?? '–'}</Fact>
      {eventId === null ? null : <Fact name={t('event')}>{eventId}</Fact>}
      {paymentId === null ? null : (
        <Fact name={t('payment')}>
          {paymentId}{' '}
          <Anchor component={Link} to={`/master-root/webhook-logs?attempt=${attemptId}`} size="sm">
            {t('paymentWebhooks')}
          </Anchor>
        </Fact>
      )}
    </dl>
  );
}

function StatusChange({ charge: { statusNow, statusAfter } }: { readonly charge: Charge }) {
  const t = useTexts<typeof webhookMessages>();
  const word = (status: string) => t(`status_${status as 'PENDING'}`);
  if (statusNow === null) return <>–</>;
  if (statusAfter === null || statusAfter === statusNow) return <>{word(statusNow)}</>;
  return (
    <>
      {word(statusNow)} → {word(statusAfter)}
    </>
  );
}

function ReplaySection() {
  const t = useTexts<typeof webhookMessages>();
  const { needsCode, inspection } = useLoaderData<Shown>();
  const answered = useActionData<Reply>();
  const reply = answered?.form === 'replay' ? answered.reply : undefined;
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: REPLAY_FORM, initial, reply });
  if (!inspection.isReplayable && !reply)
    return (
      <Section title={t('replayTitle')}>
        <Text size="sm">{t('notReplayable')}</Text>
      </Section>
    );
  return (
    <Section title={t('replayTitle')} text={t('replayText')}>
      <ServerForm
        state={state}
        labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
        hidden={{ primary: 'replay' }}
        submitLabel={t('replay')}
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Section>
  );
}

function ResolveSection() {
  const t = useTexts<typeof webhookMessages>();
  const locale = useLocale();
  const { resolution } = useLoaderData<Shown>().inspection;
  const answered = useActionData<Reply>();
  const reply = answered?.form === 'resolve' ? answered.reply : undefined;
  const state = useServerForm({ rules: RESOLVE_FORM, initial: { note: '' }, reply });
  return (
    <Section title={t('resolveTitle')} text={t('resolveText')}>
      {resolution ? (
        <Alert color="green" mb="md" title={t('resolved')}>
          {showInstant(resolution.at, locale)} · {resolution.by} · {resolution.note}
        </Alert>
      ) : null}
      <ServerForm
        state={state}
        labels={{ note: t('note') }}
        hidden={{ primary: 'resolve' }}
        submitLabel={t('resolve')}
      >
        <TextField state={state} name="note" label={t('note')} hint={t('reasonHint')} />
      </ServerForm>
    </Section>
  );
}

function Delivery() {
  const t = useTexts<typeof webhookMessages>();
  const { delivery, curl, testCase } = useLoaderData<Shown>().inspection;
  if (!delivery) return null;
  return (
    <Section title={t('deliveryTitle')} text={t('deliveryText')}>
      <details className={styles.folded}>
        <summary>{t('body')}</summary>
        {delivery.isCut ? <Text size="sm">{t('bodyCut')}</Text> : null}
        <pre className={styles.raw}>{delivery.body}</pre>
      </details>
      <details className={styles.folded}>
        <summary>{t('headers')}</summary>
        <dl className={styles.facts}>
          {[...delivery.headers, ...delivery.query].map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </details>
      {curl ? <CopiedText title={t('curl')} text={t('curlText')} content={curl} /> : null}
      {testCase ? (
        <CopiedText
          title={t('testCase')}
          text={t('testCaseText', { file: testCase.fileName })}
          content={testCase.content}
        />
      ) : null}
    </Section>
  );
}

interface CopiedTextProps {
  readonly title: string;
  /** What to do with it. */
  readonly text: string;
  readonly content: string;
}

function CopiedText({ title, text, content }: CopiedTextProps) {
  const t = useTexts<typeof webhookMessages>();
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <CopyButton value={content}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <pre className={styles.raw}>{content}</pre>
    </details>
  );
}
