import { Alert, Anchor, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { StatusMark } from '../../components/status-mark';
import { useUpload, type UploadState } from '../../uploads/use-upload';
import styles from './documents.module.css';
import type { ownDocumentsMessages } from './messages.server';
import type { UploadReply, loadOwnDocuments } from './own-documents.server';

type Shown = Awaited<ReturnType<typeof loadOwnDocuments>>;
type Item = Shown['items'][number];

const TONES = { MISSING: 'warn', OPTIONAL: 'quiet', PENDING: 'warn', ACTIVE: 'ok', REJECTED: 'bad' } as const;
type Status = keyof typeof TONES;

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
const useOwnTexts = () => useTexts<typeof ownDocumentsMessages>();

export const ownDocumentsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The documents of a seller: what is missing, under review, approved, or rejected and why. */
export function OwnDocumentsPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Documents />
    </TextsProvider>
  );
}

function Documents() {
  const t = useOwnTexts();
  const { items, maxBytes, documentType, accountStatus } = useLoaderData<Shown>();
  const required = items.filter(({ isRequired }) => isRequired);
  const approved = required.filter(({ status }) => status === 'ACTIVE').length;
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="md" maw={720}>
        {t('text', { megabytes: megabytes(maxBytes) })}
      </Text>
      {documentType === null ? (
        <Alert color="accent" mb="lg" maw={820}>
          {t('taxIdFirst')}{' '}
          <Anchor component={Link} to="/platform/my-profile/data">
            {t('toProfile')}
          </Anchor>
        </Alert>
      ) : (
        <Text fw={500} mb="lg" c={approved === required.length ? 'var(--ok)' : undefined}>
          {approved === required.length && accountStatus === 'ACTIVE'
            ? t('accountActive')
            : t('progress', { approved, required: required.length })}
        </Text>
      )}
      <Stack component="ul" gap="md" m={0} p={0} maw={820} style={{ listStyle: 'none' }}>
        {items.map((item) => (
          <DocumentItem key={item.kind} item={item} maySend={documentType !== null} />
        ))}
      </Stack>
    </>
  );
}

function DocumentItem({ item, maySend }: { readonly item: Item; readonly maySend: boolean }) {
  const t = useOwnTexts();
  const { sent } = useLoaderData<Shown>();
  const { kind, label, hint, isRequired, problem } = item;
  const status: Status = item.status === 'MISSING' && !isRequired ? 'OPTIONAL' : (item.status as Status);
  return (
    <Paper component="li" aria-labelledby={`document-${kind}`}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} id={`document-${kind}`}>
          {label}
          {isRequired ? null : (
            <Text component="span" size="sm" c="dimmed" fw={400}>
              {' '}
              ({t('optional')})
            </Text>
          )}
        </Title>
        <StatusMark tone={TONES[status]}>{t(`status_${status}`)}</StatusMark>
      </Group>
      {status === 'ACTIVE' ? null : (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
      {problem ? (
        <Text size="sm" mt="xs" c={status === 'REJECTED' ? 'var(--bad)' : undefined}>
          {problem}
        </Text>
      ) : null}
      <SentFile item={item} />
      {maySend && status !== 'ACTIVE' ? <SendForm item={item} wasSent={sent === kind} /> : null}
      <Earlier item={item} />
    </Paper>
  );
}

function SentFile({ item: { documentId, submittedAt } }: { readonly item: Item }) {
  const t = useOwnTexts();
  const locale = useLocale();
  const { mayOpenFiles } = useLoaderData<Shown>();
  if (!documentId || !submittedAt) return null;
  return (
    <Text size="sm" mt="xs">
      {t('sentAt')} {showInstant(submittedAt, locale)}
      {mayOpenFiles ? (
        <>
          {' · '}
          <Anchor href={`/platform/my-profile/documents/${documentId}/file`} target="_blank" rel="noreferrer">
            {t('open')}
          </Anchor>
        </>
      ) : null}
    </Text>
  );
}

function Earlier({ item: { history } }: { readonly item: Item }) {
  const t = useOwnTexts();
  const locale = useLocale();
  if (history.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>{t('earlier', { count: history.length })}</summary>
      <ul>
        {history.map(({ id, status, submittedAt, problem }) => (
          <li key={id}>
            {showInstant(submittedAt, locale)} · {t(`status_${status as Status}`)}
            {problem ? `: ${problem}` : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SendFormProps {
  readonly item: Item;
  /** The form was sent without script, and the file arrived. */
  readonly wasSent: boolean;
}

/** Sends a file. Without script the form holds it; with script it goes to a signed link, with its progress. */
function SendForm({ item: { kind, label, isPhoto, status }, wasSent }: SendFormProps) {
  const t = useOwnTexts();
  const { types, maxBytes } = useLoaderData<Shown>();
  const { state, start, cancel } = useUpload();
  const [problem, setProblem] = useState<string>();
  const reply = useActionData<UploadReply>();
  const refused = reply?.kind === kind ? reply.problem : null;
  const accept = types.join();
  const isSending = ['asking', 'sending', 'checking'].includes(state.step);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap(({ files }) =>
      files ? [...files] : [],
    )[0];
    setProblem(undefined);
    if (!file) return setProblem(t('chooseFirst'));
    if (file.size > maxBytes) return setProblem(t('tooLarge', { megabytes: megabytes(maxBytes) }));
    start(file, { kind });
    form.reset();
  };
  return (
    <Form method="post" encType="multipart/form-data" onSubmit={send} className={styles.send}>
      <input type="hidden" name="kind" value={kind} />
      <div className={styles.inputs}>
        {isPhoto ? (
          <label className={styles.camera}>
            <span>{t('camera')}</span>
            <input
              type="file"
              name="photo"
              accept="image/*"
              aria-label={`${t('camera')}: ${label}`}
              capture={kind === 'photoPersonWithDocument' ? 'user' : 'environment'}
            />
          </label>
        ) : null}
        <input type="file" name="file" accept={accept} aria-label={`${t('file')}: ${label}`} />
        <Button
          type="submit"
          variant={status === 'MISSING' || status === 'REJECTED' ? 'filled' : 'default'}
          aria-disabled={isSending || undefined}
        >
          {t(status === 'PENDING' ? 'replace' : 'send')}
        </Button>
      </div>
      <UploadProgress state={state} onCancel={cancel} />
      <div role="status" aria-live="polite">
        {state.step === 'done' || (wasSent && state.step === 'idle') ? (
          <Text size="sm" c="var(--ok)" mt="xs">
            {t('uploaded')}
          </Text>
        ) : null}
      </div>
      <UploadProblem
        problem={problem ?? problemOf(state, refused, t('interrupted'))}
        isOwn={problem !== undefined}
      />
    </Form>
  );
}

/** Undefined: there is none. An empty text: the server gave no reason. */
function problemOf(state: UploadState, refused: string | null, interrupted: string): string | undefined {
  if (state.step === 'interrupted') return interrupted;
  if (state.step === 'failed') return state.problem ?? '';
  return state.step === 'idle' ? (refused ?? undefined) : undefined;
}

interface UploadProblemProps {
  readonly problem: string | undefined;
  /** Nothing was sent. */
  readonly isOwn: boolean;
}

function UploadProblem({ problem, isOwn }: UploadProblemProps) {
  const t = useOwnTexts();
  return (
    <div role="alert">
      {problem === undefined ? null : (
        <Text size="sm" c="var(--bad)" mt="xs">
          {problem} {isOwn ? null : t('failed')}
        </Text>
      )}
    </div>
  );
}

interface UploadProgressProps {
  readonly state: UploadState;
  readonly onCancel: () => void;
}

function UploadProgress({ state, onCancel }: UploadProgressProps) {
  const t = useOwnTexts();
  if (state.step !== 'asking' && state.step !== 'sending' && state.step !== 'checking') return null;
  const percent = state.step === 'sending' ? state.percent : state.step === 'checking' ? 100 : 0;
  return (
    <Group gap="sm" mt="xs" wrap="nowrap">
      <Progress.Root size="sm" style={{ flex: 1 }}>
        <Progress.Section value={percent} aria-label={t('sending')} />
      </Progress.Root>
      <Text size="sm" className={styles.percent}>
        {state.step === 'checking' ? t('checking') : `${percent} %`}
      </Text>
      <Button variant="default" size="xs" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Group>
  );
}
