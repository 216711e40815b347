import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { phoneText } from '@guiche/brazil';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { StatusMark } from '../../components/status-mark';
import { AskAgainForm, DecisionForm } from './decision-form';
import { DocumentViewer } from './document-viewer';
import type { reviewMessages } from './messages.server';
import type { ReviewReply, loadReview } from './review-document.server';
import styles from './review-document.module.css';

type Shown = Awaited<ReturnType<typeof loadReview>>;
const TONES = { PENDING: 'warn', ACTIVE: 'ok', REJECTED: 'bad' } as const;
type Status = keyof typeof TONES;

/** How long a CPF or CNPJ stays on the page. */
const SHOWN_FOR_MS = 60_000;
const LIST = '/admin-root/document-validation';

export const reviewTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.document.seller.name} · ${shown.document.label} · Guichê` : 'Guichê' },
];

/** The review of a document: the file, what the seller typed, the checklist, and those that wait. */
export function ReviewDocumentPage() {
  const { locale, texts, document } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Head />
      <div className={styles.columns}>
        <div>
          <Paper component="section" p={0} aria-label={document.label}>
            <Tabs />
            <DocumentViewer key={document.id} />
          </Paper>
          <History />
        </div>
        <div className={styles.side}>
          <Comparison key={document.seller.id} />
          {document.status === 'PENDING' && !document.isSuperseded ? (
            <DecisionForm key={document.id} />
          ) : (
            <Decided />
          )}
          <Queue />
        </div>
      </div>
    </TextsProvider>
  );
}

function Head() {
  const t = useTexts<typeof reviewMessages>();
  const locale = useLocale();
  const { document, isLate } = useLoaderData<Shown>();
  const { seller, status, attempt, submittedAt, dueAt, isSuperseded } = document;
  const type = t(seller.documentType === 'CNPJ' ? 'company' : 'person');
  return (
    <header className={styles.head}>
      <div>
        <BackLink to={LIST}>{t('back')}</BackLink>
        <Group gap="sm" mt="xs">
          <Title order={1}>{seller.name}</Title>
          <StatusMark tone={TONES[status as Status]}>{t(`status_${status as Status}`)}</StatusMark>
          {isLate ? <StatusMark tone="bad">{t('late')}</StatusMark> : null}
        </Group>
        <Text size="sm" c="dimmed">
          {type}
          {seller.document ? `, ${seller.documentType} ${seller.document}` : ''}.{' '}
          {t('facts', {
            attempt,
            submitted: showInstant(submittedAt, locale),
            due: showInstant(dueAt, locale),
          })}
        </Text>
        {isSuperseded ? (
          <Text size="sm" c="var(--warn)">
            {t('superseded')}
          </Text>
        ) : null}
      </div>
      <Place />
    </header>
  );
}

function Place() {
  const t = useTexts<typeof reviewMessages>();
  const { document } = useLoaderData<Shown>();
  const { position, waiting, previous, next } = document;
  const after = next[0]?.id;
  if (waiting === 0) return null;
  return (
    <Group gap="sm" wrap="nowrap">
      {previous ? (
        <Button component={Link} to={`${LIST}/${previous}`} variant="default">
          {t('previous')}
        </Button>
      ) : null}
      {position > 0 ? (
        <Text size="sm" className={styles.place}>
          {t('place', { position, waiting })}
        </Text>
      ) : null}
      {after ? (
        <Button component={Link} to={`${LIST}/${after}`} variant="default">
          {t('next')}
        </Button>
      ) : null}
    </Group>
  );
}

/** The current documents of the same seller. */
function Tabs() {
  const t = useTexts<typeof reviewMessages>();
  const { document } = useLoaderData<Shown>();
  return (
    <nav aria-label={t('ofSeller')} className={styles.tabs}>
      {document.current.map(({ id, label, status, kind }) => {
        const isOpen = kind === document.kind;
        return (
          <Link
            key={id}
            to={`${LIST}/${id}`}
            aria-current={isOpen ? 'page' : undefined}
            data-open={isOpen || undefined}
          >
            <span data-tone={TONES[status as Status]} aria-hidden="true">
              {status === 'ACTIVE' ? '●' : status === 'REJECTED' ? '✕' : '○'}
            </span>
            {label}
            <span className={styles.hidden}>, {t(`status_${status as Status}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** What the seller typed, beside the document. */
function Comparison() {
  const t = useTexts<typeof reviewMessages>();
  const locale = useLocale();
  const { seller } = useLoaderData<Shown>().document;
  const taxId = useShownTaxId();
  const rows = [
    [t('name'), seller.name],
    [t('taxId'), taxId ?? seller.document ?? '–'],
    [t('phone'), seller.phone ? phoneText(seller.phone) : '–'],
    [t('email'), seller.email],
    [t('since'), showInstant(seller.createdAt, locale)],
  ];
  return (
    <Paper component="section" p={0}>
      <Title order={2} p="md">
        {t('compare')}
      </Title>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {seller.document ? (
        <Form method="post" preventScrollReset className={styles.reveal}>
          {t('masked')}{' '}
          <button type="submit" name="intent" value="reveal">
            {t('reveal')}
          </button>
          {t('revealRecorded')}
        </Form>
      ) : null}
    </Paper>
  );
}

/** The CPF or CNPJ in full, for a minute after it was asked for. */
function useShownTaxId(): string | undefined {
  const reply = useActionData<ReviewReply>();
  const [hidden, setHidden] = useState<ReviewReply>();
  useEffect(() => {
    if (!reply?.taxId) return undefined;
    const timer = setTimeout(() => setHidden(reply), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [reply]);
  return reply?.taxId && reply !== hidden ? reply.taxId : undefined;
}

function Decided() {
  const t = useTexts<typeof reviewMessages>();
  const locale = useLocale();
  const { document } = useLoaderData<Shown>();
  const { label, questions, yes, no, status, reviewer, reviewedAt, problem } = document;
  if (!reviewedAt) return null;
  return (
    <Paper component="section">
      <Title order={2} mb="xs">
        {label}
      </Title>
      <Text size="sm">
        {t('decidedBy', {
          status: t(`status_${status as Status}`),
          reviewer: reviewer ?? '–',
          at: showInstant(reviewedAt, locale),
        })}
      </Text>
      {problem ? (
        <Text size="sm" c="var(--bad)">
          {problem}
        </Text>
      ) : null}
      <ul className={styles.answers}>
        {questions.map(({ code, label: question }) => (
          <li key={code}>
            {question}: {yes.includes(code) ? t('yes') : no.includes(code) ? t('no') : '–'}
          </li>
        ))}
      </ul>
      {status === 'ACTIVE' && !document.isSuperseded ? <AskAgainForm key={document.id} /> : null}
    </Paper>
  );
}

function Queue() {
  const t = useTexts<typeof reviewMessages>();
  const locale = useLocale();
  const { next } = useLoaderData<Shown>().document;
  return (
    <Paper component="section" p={0}>
      <Group justify="space-between" p="md">
        <Title order={2}>{t('after')}</Title>
        <Text size="sm" c="dimmed">
          {t('byDue')}
        </Text>
      </Group>
      {next.length === 0 ? (
        <Text size="sm" px="md" pb="md">
          {t('noneWaits')}
        </Text>
      ) : (
        <ul className={styles.queue}>
          {next.map(({ id, seller, label, dueAt }) => (
            <li key={id}>
              <span>
                <Anchor component={Link} to={`${LIST}/${id}`} fw={500} size="sm">
                  {seller}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {label}
                </Text>
              </span>
              <Text size="sm" c="dimmed">
                {t('due', { due: showInstant(dueAt, locale) })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}

function History() {
  const t = useTexts<typeof reviewMessages>();
  const locale = useLocale();
  const { history } = useLoaderData<Shown>().document;
  if (history.length === 0) return null;
  return (
    <Paper component="section" mt="md">
      <Title order={2} mb="xs">
        {t('history')}
      </Title>
      <ol className={styles.history}>
        {history.map(({ id, status, submittedAt, problem, reviewer }) => (
          <li key={id}>
            {t('historyItem', {
              submitted: showInstant(submittedAt, locale),
              status: t(`status_${status as Status}`),
            })}{' '}
            {problem ? `“${problem}” ` : ''}
            {reviewer ? `${reviewer}. ` : ''}
            <Anchor component={Link} to={`${LIST}/${id}`} size="sm">
              {t('see')}
            </Anchor>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
