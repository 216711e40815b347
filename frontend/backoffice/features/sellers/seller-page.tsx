import { Button, Text } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { phoneText } from '@guiche/brazil';
import { usersList } from '@guiche/lists';
import { useEffect, useState } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { DetailPage } from '../../components/detail-page';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import { Timeline } from '../../components/timeline';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { ListValue } from '../../lists/list-value';
import { BLOCK_FORM, DOCUMENT_FORM, NOTE_FORM } from './block-form';
import type { sellerPageMessages } from './messages.server';
import styles from './seller-page.module.css';
import { LostFactorPanel } from '../lost-factor/lost-factor-panel';
import { SellerDocuments } from './seller-documents';
import type { loadSeller, SellerReply } from './seller.server';

type Seller = Awaited<ReturnType<typeof loadSeller>>;
type Words = (key: string) => string;
type TextsOf = ReturnType<typeof useTexts<typeof sellerPageMessages>>;

export const sellerTitle = (shown: Seller | undefined): { title: string }[] => [
  { title: shown ? `${shown.row.name ?? ''} · Guichê` : 'Guichê' },
];

/** The facts of the list that stand in the header or among the balances. */
const SHOWN_ELSEWHERE = ['name', 'status', 'email', 'document', 'available', 'pending', 'reserve', 'debt'];

/** The answer of one form of the page. */
function useReply(of: SellerReply['of']): SellerReply | undefined {
  const reply = useActionData<SellerReply>();
  return reply?.of === of ? reply : undefined;
}

/** A seller: state and next action, money, what is known and what happened. */
export function SellerPage() {
  const { locale, texts } = useLoaderData<Seller>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <SellerDetail />
    </TextsProvider>
  );
}

function SellerDetail() {
  const t = useTexts<typeof sellerPageMessages>();
  const { row, address, balances, notes, timeline, maySeeDocument, mayChangeTerms, documents, factor } =
    useLoaderData<Seller>();
  const factorReply = useReply('factor');
  const { tones } = usersList.columns.status;
  const status = row.status as keyof typeof tones;
  return (
    <DetailPage
      back={{ to: address, label: t('backToList') }}
      title={row.name}
      status={<StatusMark tone={tones[status]}>{(t as Words)(`status_${status}`)}</StatusMark>}
      subtitle={[row.email, row.document].filter(Boolean).join(' · ')}
      actions={<SellerActions />}
      nextStep={nextStep(t, balances.debt, status)}
      side={
        <>
          <Panel title={t('timeline')}>
            {timeline.length === 0 ? <Text c="dimmed">{t('timelineEmpty')}</Text> : null}
            <Timeline
              events={timeline.map(({ at, action, actor, reason }) => ({
                title: eventWords(t as Words, action),
                at,
                detail: [actorWords(t, actor), reason].filter(Boolean).join(': '),
              }))}
            />
          </Panel>
          {mayChangeTerms ? (
            <BlockSection key={String(status === 'BLOCKED')} isBlocked={status === 'BLOCKED'} />
          ) : null}
          {factor ? <LostFactorPanel {...factor} reply={factorReply?.form} /> : null}
        </>
      }
    >
      <Balances balances={balances} />
      <Facts row={row} />
      {maySeeDocument && row.document ? <DocumentSection /> : null}
      {documents ? <SellerDocuments /> : null}
      <Notes notes={notes} />
    </DetailPage>
  );
}

/** What staff have to do about the seller, if anything. */
function nextStep(t: TextsOf, debt: number, status: string): string | undefined {
  if (status === 'BLOCKED') return t('next_blocked');
  if (debt > 0) return t('next_debt');
  return status === 'CREATED' ? t('next_created') : undefined;
}

function SellerActions() {
  const t = useTexts<typeof sellerPageMessages>();
  const { row, mayLoginAs, mayChangeTerms } = useLoaderData<Seller>();
  return (
    <>
      {mayChangeTerms ? (
        <Button component={Link} to={`/admin-root/manage-users/${row.id}/terms`} variant="default">
          {t('terms')}
        </Button>
      ) : null}
      {mayChangeTerms ? (
        <Button
          component={Link}
          to={`/admin-root/balance-adjustments/new?seller=${encodeURIComponent(row.email ?? '')}`}
          variant="default"
        >
          {t('adjustBalance')}
        </Button>
      ) : null}
      {mayLoginAs && row.status !== 'BLOCKED' ? (
        <Button component={Link} to={`/admin-root/manage-users/${row.id}/login-as`} variant="default">
          {t('loginAs')}
        </Button>
      ) : null}
    </>
  );
}

function Balances({ balances }: Pick<Seller, 'balances'>) {
  const t = useTexts<typeof sellerPageMessages>();
  const locale = useLocale();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  return (
    <dl className={styles.balances} aria-label={t('balances')}>
      {(['available', 'pending', 'reserve', 'blocked', 'debt'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`balance_${name}`)}</dt>
          <dd className={name === 'debt' && balances.debt > 0 ? styles.owes : undefined}>
            {money.format(balances[name] / 100)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ row }: Pick<Seller, 'row'>) {
  const t = useTexts<typeof sellerPageMessages>();
  const columns = Object.entries(usersList.columns).filter(([name]) => !SHOWN_ELSEWHERE.includes(name));
  return (
    <Panel title={t('dataOfSeller')}>
      <dl className={styles.facts}>
        {columns.map(([name, column]) => (
          <div key={name}>
            <dt>{(t as Words)(`column_${name}`)}</dt>
            <dd>
              {name === 'phone' && row.phone ? (
                phoneText(row.phone)
              ) : (
                <ListValue name={name} column={column} value={row[name as keyof typeof row] ?? null} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function DocumentSection() {
  const t = useTexts<typeof sellerPageMessages>();
  const reply = useReply('document');
  const state = useServerForm({ rules: DOCUMENT_FORM, initial: { documentReason: '' }, reply: reply?.form });
  return (
    <Panel title={t('document')}>
      {reply?.revealed ? <Revealed key={reply.revealed.until} {...reply.revealed} /> : null}
      <ServerForm
        state={state}
        labels={{ documentReason: t('documentReason') }}
        hidden={{ intent: 'document' }}
        submitLabel={t('showDocument')}
      >
        <TextField state={state} name="documentReason" label={t('documentReason')} hint={t('documentHint')} />
      </ServerForm>
    </Panel>
  );
}

/** The document, until its minute is over. */
function Revealed({ document, until }: NonNullable<SellerReply['revealed']>) {
  const t = useTexts<typeof sellerPageMessages>();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <Text role="status" fw={600} mb="sm">
      {isOver ? t('documentOver') : document}
    </Text>
  );
}

/** An event without words of its own is a change of data. */
const NAMED_EVENTS = [
  ...['seller.blocked', 'seller.unblocked', 'seller.impersonated', 'seller.terms', 'seller.termsCanceled'],
  ...['seller.manager', 'seller.managerCanceled', 'seller.noted', 'seller.documentShown', 'password.changed'],
  ...['seller.companyChanged', 'seller.dataExported', 'seller.deletionAsked', 'seller.feesAsked'],
  'users.created',
  'secondFactor.reset',
  'seller.messaged',
];
const eventWords = (t: Words, action: string): string =>
  t(NAMED_EVENTS.includes(action) ? `event_${action.replace('.', '_')}` : 'event_other');

/** A person by name; what has none as the log writes it is named in words. */
function actorWords(t: TextsOf, actor: string): string {
  if (actor === 'anonymous') return t('actor_anonymous');
  return actor.startsWith('system:') ? t('actor_system') : actor;
}

function Notes({ notes }: Pick<Seller, 'notes'>) {
  const t = useTexts<typeof sellerPageMessages>();
  const locale = useLocale();
  const reply = useReply('note');
  const state = useServerForm({ rules: NOTE_FORM, initial: { note: '' }, reply: reply?.form });
  return (
    <Panel title={t('notes')}>
      <ServerForm
        state={state}
        labels={{ note: t('note') }}
        hidden={{ intent: 'note' }}
        submitLabel={t('addNote')}
      >
        <TextField state={state} name="note" label={t('note')} hint={t('noteHint')} />
      </ServerForm>
      <ol className={styles.events}>
        {notes.map(({ id, note, authorName, createdAt, isMessage }) => (
          <li key={id}>
            <Text size="sm" className={styles.note}>
              {note}
            </Text>
            <Text size="sm" c="dimmed">
              {showInstant(createdAt, locale)} · {authorName}
              {isMessage ? ` · ${t('sentToSeller')}` : null}
            </Text>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function BlockSection({ isBlocked }: { readonly isBlocked: boolean }) {
  const t = useTexts<typeof sellerPageMessages>();
  const reply = useReply('block');
  const state = useServerForm({ rules: BLOCK_FORM, initial: { reason: '' }, reply: reply?.form });
  return (
    <Panel title={t(isBlocked ? 'unblockTitle' : 'blockTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t(isBlocked ? 'unblockText' : 'blockText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        hidden={{ intent: isBlocked ? 'unblock' : 'block' }}
        submitLabel={t(isBlocked ? 'unblock' : 'block')}
      >
        <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      </ServerForm>
    </Panel>
  );
}
