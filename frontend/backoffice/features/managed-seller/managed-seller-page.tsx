import { Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { managerUsersList } from '@guiche/lists';
import type { ReactNode } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { DetailPage } from '../../components/detail-page';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import { LongTextField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { ListValue } from '../../lists/list-value';
import { FEES_FORM, MESSAGE_FORM, OWN_NOTE_FORM } from './managed-seller-forms';
import type { loadManagedSeller, ManagedSellerReply } from './managed-seller.server';
import type { managedSellerMessages } from './messages.server';
import styles from '../sellers/seller-page.module.css';

type Shown = Awaited<ReturnType<typeof loadManagedSeller>>;
type Words = (key: string) => string;

export const managedSellerTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.seller.name} · Guichê` : 'Guichê' },
];

/** A seller as their manager sees them: read only, with notes and a request for other fees. */
export function ManagedSellerPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ManagedSeller />
    </TextsProvider>
  );
}

function useReply(of: ManagedSellerReply['of']): ManagedSellerReply | undefined {
  const reply = useActionData<ManagedSellerReply>();
  return reply?.of === of ? reply : undefined;
}

function ManagedSeller() {
  const t = useTexts<typeof managedSellerMessages>();
  const { seller } = useLoaderData<Shown>();
  const { tones } = managerUsersList.columns.status;
  const status = seller.status as keyof typeof tones;
  return (
    <DetailPage
      back={{ to: '/manager-root/manager-users', label: t('backToSellers') }}
      title={seller.name}
      status={<StatusMark tone={tones[status]}>{(t as Words)(`status_${status}`)}</StatusMark>}
      side={
        <>
          <Message />
          <FeeRequest />
        </>
      }
    >
      <Facts />
      <Notes />
    </DetailPage>
  );
}

function Facts() {
  const t = useTexts<typeof managedSellerMessages>();
  const { seller } = useLoaderData<Shown>();
  const { columns } = managerUsersList;
  const values = {
    created: seller.createdAt,
    lastSignIn: seller.lastSignInAt,
    lastSale: seller.lastSaleAt,
    revenue: seller.revenue,
    chargebackBps: seller.chargebackBps,
  };
  return (
    <Panel title={t('summary')}>
      <dl className={styles.facts}>
        {(Object.keys(values) as (keyof typeof values)[]).map((name) => (
          <Fact key={name} label={(t as Words)(`column_${name}`)}>
            <ListValue name={name} column={columns[name]} value={values[name]} />
          </Fact>
        ))}
        <Fact label={t('fees')}>{t(seller.hasOwnFees ? 'feesOwn' : 'feesOfPlatform')}</Fact>
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Notes() {
  const t = useTexts<typeof managedSellerMessages>();
  const locale = useLocale();
  const { notes } = useLoaderData<Shown>();
  const reply = useReply('note');
  const state = useServerForm({ rules: OWN_NOTE_FORM, initial: { note: '' }, reply: reply?.form });
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
      {notes.length === 0 ? <Text c="dimmed">{t('noNotes')}</Text> : null}
      <ol className={styles.events}>
        {notes.map(({ id, note, createdAt, isMessage }) => (
          <li key={id}>
            <Text size="sm" className={styles.note}>
              {note}
            </Text>
            <Text size="sm" c="dimmed">
              {showInstant(createdAt, locale)}
              {isMessage ? ` · ${t('sentToSeller')}` : null}
            </Text>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Message() {
  const t = useTexts<typeof managedSellerMessages>();
  const { requestKey } = useLoaderData<Shown>();
  const { seller } = useLoaderData<Shown>();
  const reply = useReply('message');
  const state = useServerForm({ rules: MESSAGE_FORM, initial: { message: '' }, reply: reply?.form });
  // Who is blocked reads nothing of the platform.
  if (seller.status === 'BLOCKED')
    return (
      <Panel title={t('messageTitle')}>
        <Text size="sm">{t('messageBlocked')}</Text>
      </Panel>
    );
  return (
    <Panel title={t('messageTitle')}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t('messageText')}
        </Text>
        <Text role="status" size="sm" c="var(--ok)">
          {reply?.form.saved ? t('messageSent') : ''}
        </Text>
        <ServerForm
          state={state}
          labels={{ message: t('message') }}
          hidden={{ intent: 'message', requestKey }}
          submitLabel={t('sendMessage')}
        >
          <LongTextField state={state} name="message" label={t('message')} />
        </ServerForm>
      </Stack>
    </Panel>
  );
}

function FeeRequest() {
  const t = useTexts<typeof managedSellerMessages>();
  const reply = useReply('fees');
  const state = useServerForm({ rules: FEES_FORM, initial: { reason: '' }, reply: reply?.form });
  return (
    <Panel title={t('askFees')}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t('askFeesText')}
        </Text>
        <Text role="status" size="sm" c="var(--ok)">
          {reply?.form.saved ? t('asked') : ''}
        </Text>
        <ServerForm
          state={state}
          labels={{ reason: t('reason') }}
          hidden={{ intent: 'fees' }}
          submitLabel={t('askFees')}
        >
          <TextField state={state} name="reason" label={t('reason')} />
        </ServerForm>
      </Stack>
    </Panel>
  );
}
