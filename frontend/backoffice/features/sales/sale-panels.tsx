import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import { LongTextField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import listStyles from '../../lists/list-page.module.css';
import type { saleActionMessages } from './action-messages.server';
import type { saleMessages } from './messages.server';
import type { SaleReply } from './sale-actions.server';
import { SALE_NOTE_FORM, SHIP_FORM } from './sale-forms';
import type { loadOwnSale } from './sale.server';
import styles from './sale-panels.module.css';
import { SALE_TONES, type SaleStatus } from './sale-status';

type Shown = Awaited<ReturnType<typeof loadOwnSale>>;
type Messages = typeof saleMessages & typeof saleActionMessages;

/** The answer to the form `of` this page that was sent last; undefined for every other form. */
export function useSaleReply(of: SaleReply['of']): SaleReply | undefined {
  const reply = useActionData<SaleReply>();
  return reply?.of === of ? reply : undefined;
}

/** What came of sending the access again. It takes the focus. */
export function AccessResult() {
  const t = useTexts<Messages>();
  const { sale } = useLoaderData<Shown>();
  const reply = useSaleReply('access');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) alert.current?.focus();
  }, [reply]);
  if (!reply) return null;
  const text = reply.result ? t(reply.result, { email: sale.buyer.email }) : (reply.problem ?? '');
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="status"
      color={reply.problem ? 'red' : 'accent'}
      title={text}
      mb="md"
    />
  );
}

/** The parcels of a sale, and the form for another tracking code. */
export function DeliveryPanel() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { sale, isStaff } = useLoaderData<Shown>();
  const physical = sale.items.filter(({ tangible }) => tangible);
  if (physical.length === 0) return null;
  const sent = sale.shipments.flatMap(({ itemIds }) => itemIds);
  const left = physical.filter(({ id }) => !sent.includes(id)).map(({ title }) => title);
  return (
    <Panel title={t('delivery')}>
      <Stack gap="sm">
        {sale.shipments.map(({ id, carrier, trackingCode, trackingUrl, shippedAt }) => (
          <div key={id} className={styles.line}>
            <span className={styles.text}>
              <Text size="sm" fw={500}>
                {carrier} {trackingCode}
              </Text>
              <Text size="xs" c="dimmed">
                {showInstant(shippedAt, locale)}
              </Text>
            </span>
            <Group gap="xs">
              {trackingUrl ? (
                <Anchor href={trackingUrl} target="_blank" rel="noreferrer" size="sm">
                  {t('track')}
                </Anchor>
              ) : null}
              {isStaff ? null : (
                <Form method="post">
                  <input type="hidden" name="shipment" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="removeShipment"
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${t('removeShipment')}: ${trackingCode}`}
                  >
                    {t('removeShipment')}
                  </Button>
                </Form>
              )}
            </Group>
          </div>
        ))}
        {left.length > 0 ? <Text size="sm">{t('toBeSent', { items: left.join(', ') })}</Text> : null}
        {!isStaff && sale.status === 'APPROVED' ? <ShipForm /> : null}
      </Stack>
    </Panel>
  );
}

function ShipForm() {
  const t = useTexts<Messages>();
  const { sale } = useLoaderData<Shown>();
  const reply = useSaleReply('ship')?.form ?? undefined;
  const initial = { carrier: '', trackingCode: '', trackingUrl: '' };
  const state = useServerForm({ rules: SHIP_FORM, initial, reply });
  const labels = { carrier: t('carrier'), trackingCode: t('trackingCode'), trackingUrl: t('trackingUrl') };
  return (
    <div>
      {sale.shipments.length === 0 ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t('notSent')}
        </Text>
      ) : null}
      <ServerForm state={state} labels={labels} submitLabel={t('ship')} hidden={{ intent: 'ship' }}>
        <Stack gap="sm">
          <TextField state={state} name="carrier" label={labels.carrier} />
          <TextField state={state} name="trackingCode" label={labels.trackingCode} />
          <TextField
            state={state}
            name="trackingUrl"
            type="url"
            label={labels.trackingUrl}
            hint={t('trackingUrlHint')}
          />
        </Stack>
      </ServerForm>
    </div>
  );
}

/** What the own team wrote about the sale. */
export function NotesPanel() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { sale, noteId } = useLoaderData<Shown>();
  const reply = useSaleReply('note')?.form ?? undefined;
  // After a note was saved the form is a new one.
  const state = useServerForm({
    rules: SALE_NOTE_FORM,
    initial: { note: '' },
    reply: reply?.saved ? undefined : reply,
  });
  return (
    <Panel title={t('notes')}>
      <Stack gap="sm">
        {sale.notes.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('notesNone')}
          </Text>
        ) : null}
        {sale.notes.map(({ id, note, authorName, createdAt }) => (
          <div key={id} className={styles.text}>
            <Text size="sm">{note}</Text>
            <Text size="xs" c="dimmed">
              {authorName}, {showInstant(createdAt, locale)}
            </Text>
          </div>
        ))}
        <ServerForm
          key={sale.notes.length}
          state={state}
          labels={{ note: t('note') }}
          submitLabel={t('addNote')}
          hidden={{ intent: 'note', id: noteId }}
        >
          <LongTextField state={state} name="note" label={t('note')} />
        </ServerForm>
      </Stack>
    </Panel>
  );
}

/** A request of the buyer for the money. */
export function RequestPanel() {
  const t = useTexts<Messages>();
  const { sale, isStaff } = useLoaderData<Shown>();
  const request = sale.refundRequest;
  if (!request) return null;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('protocol'), request.protocol],
    [t('requestReason'), [t(`reason_${request.reason}`), request.details].filter(Boolean).join(': ')],
    [t('inTime'), t(request.isInWindow ? 'inTime_yes' : 'inTime_no')],
    ...(request.pixKey ? [[t('pixKey'), request.pixKey] as const] : []),
    ...(request.decision ? [[t('reason'), request.decision] as const] : []),
  ];
  return (
    <Panel
      title={t('request')}
      aside={
        !isStaff && request.state === 'WAITING_SELLER' ? (
          <Button component={Link} to={`/platform/refunds/${request.id}`} size="compact-sm">
            {t('decide')}
          </Button>
        ) : (
          t(`requestState_${request.state}`)
        )
      }
    >
      <dl className={listStyles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** What else the buyer bought: from this seller; for staff, on the platform. */
export function OthersPanel() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { sale, list } = useLoaderData<Shown>();
  if (sale.others.length === 0) return null;
  return (
    <Panel title={t('others')}>
      <Stack gap="sm">
        {sale.others.map(({ id, code, productName, status, gross, createdAt }) => (
          <div key={id} className={styles.line}>
            <span className={styles.text}>
              <Anchor component={Link} to={`${list}/${id}`} size="sm">
                {code} · {productName}
              </Anchor>
              <Text size="xs" c="dimmed">
                {showInstant(createdAt, locale)}
              </Text>
            </span>
            <Group gap="xs" wrap="nowrap">
              <Money cents={gross} />
              <StatusMark tone={SALE_TONES[status as SaleStatus]}>
                {t(`status_${status as SaleStatus}`)}
              </StatusMark>
            </Group>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
