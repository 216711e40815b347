import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { saleActionMessages } from './action-messages.server';
import type { saleMessages } from './messages.server';
import { STAFF_FORM } from './sale-forms';
import { useSaleReply } from './sale-panels';
import type { loadOwnSale } from './sale.server';
import styles from './sale-panels.module.css';
import type { SaleStatus } from './sale-status';

type Shown = Awaited<ReturnType<typeof loadOwnSale>>;
type Messages = typeof saleMessages & typeof saleActionMessages;
type AttemptState = 'CREATED' | 'UNKNOWN' | 'AWAITING' | 'SETTLED' | 'DECLINED' | 'REFUSED' | 'CANCELED';
type InboundState =
  | 'RECEIVED'
  | 'APPLIED'
  | 'DUPLICATE'
  | 'IGNORED'
  | 'UNKNOWN_WORD'
  | 'FAILED'
  | 'QUARANTINED';
type Reason =
  | 'EXPIRED'
  | 'NOT_FOUND_AT_PROVIDER'
  | 'PROVIDER_REFUSED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_REFUSED'
  | 'FRAUD_SUSPECTED'
  | 'DECLINED';

/** Why a sale is in its state, in words: the attempts with the answers, and what the providers told us. */
export function WhyPanel() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { sale } = useLoaderData<Shown>();
  if (sale.attempts.length === 0) return null;
  return (
    <Panel
      title={t('why')}
      {...(sale.nativeStatus && { aside: `${t('providerWord')}: ${sale.nativeStatus}` })}
    >
      <Stack gap="sm">
        {sale.reason ? <Text size="sm">{t(`whyReason_${sale.reason as Reason}`)}</Text> : null}
        {sale.attempts.map(({ provider, reference, accountId, costVersion, state, createdAt }) => (
          <div key={createdAt} className={styles.text}>
            <Text size="sm">
              {provider === null ? '' : `${provider}: `}
              {t(`attempt_${state as AttemptState}`)}
            </Text>
            <Text size="xs" c="dimmed">
              {showInstant(createdAt, locale)}
              {reference === null ? '' : ` · ${t('reference')} ${reference}`}
            </Text>
            {accountId === null || costVersion === null ? null : (
              <Anchor
                component={Link}
                to={`/admin-root/platform-settings/acquirings/${accountId}/costs#${costVersion}`}
                size="xs"
              >
                {t('costVersion')}
              </Anchor>
            )}
          </div>
        ))}
        {sale.inbound.length > 0 ? (
          <Text size="sm" fw={500}>
            {t('inbound')}
          </Text>
        ) : null}
        {sale.inbound.map(({ id, provider, state, detail, receivedAt }) => (
          <div key={id} className={styles.text}>
            <Text size="sm">
              {provider}: {t(`inbound_${state as InboundState}`)}
            </Text>
            <Text size="xs" c="dimmed">
              {[showInstant(receivedAt, locale), detail].filter(Boolean).join(' · ')}
            </Text>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

/** What staff do, with their reason. */
export function StaffPanel() {
  const t = useTexts<Messages>();
  const { sale } = useLoaderData<Shown>();
  const reply = useSaleReply('staff');
  const state = useServerForm({
    rules: STAFF_FORM,
    initial: { reason: '', email: '' },
    reply: reply?.form ?? undefined,
  });
  const isPaid = sale.status === 'APPROVED';
  return (
    <Panel title={t('staffActions')}>
      <ServerForm
        state={state}
        labels={{ reason: t('staffReason'), email: t('rightEmail') }}
        submitLabel={t('askNow')}
        hidden={{ of: 'staff' }}
        buttons={
          isPaid ? (
            <Button type="submit" name="intent" value="access" variant="default">
              {t('sendAccess')}
            </Button>
          ) : null
        }
      >
        <Stack gap="sm">
          <TextField state={state} name="reason" label={t('staffReason')} hint={t('staffReasonHint')} />
          {isPaid ? (
            <TextField
              state={state}
              name="email"
              type="email"
              label={t('rightEmail')}
              hint={t('rightEmailHint', { email: sale.buyer.email })}
            />
          ) : null}
        </Stack>
      </ServerForm>
      {isPaid ? (
        <Anchor
          component={Link}
          to={`/admin-root/manage-sales/${sale.id}/reassign`}
          size="sm"
          mt="sm"
          display="block"
        >
          {t('reassign')}
        </Anchor>
      ) : null}
      {reply?.status ? (
        <Text size="sm" mt="sm" role="status">
          {t('asked', { status: t(`status_${reply.status as SaleStatus}`) })}
        </Text>
      ) : null}
    </Panel>
  );
}
