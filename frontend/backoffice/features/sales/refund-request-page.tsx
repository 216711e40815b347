import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { Panel } from '../../components/panel';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import listStyles from '../../lists/list-page.module.css';
import type { saleActionMessages } from './action-messages.server';
import type { saleMessages } from './messages.server';
import { EffectOfRefund } from './refund-effect';
import type { refundRequestMessages } from './refund-request-messages.server';
import type { loadRefundRequest } from './refund-request.server';
import { REFUND_DECISION_FORM } from './sale-forms';

type Shown = Awaited<ReturnType<typeof loadRefundRequest>>;
type Messages = typeof saleMessages & typeof saleActionMessages & typeof refundRequestMessages;

export const refundRequestTitle = (shown: Pick<Shown, 'request'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.request.protocol} · Guichê` : 'Guichê' },
];

/** A request for the money: what was asked, what granting it does to each party, and the decision. */
export function RefundRequestPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <RequestOfBuyer />
    </TextsProvider>
  );
}

function RequestOfBuyer() {
  const t = useTexts<Messages>();
  const { request, effect } = useLoaderData<Shown>();
  const isOpen = request.state === 'WAITING_SELLER' || request.state === 'FAILED';
  return (
    <>
      <BackLink to="/platform/refunds">{t('backToRequests')}</BackLink>
      <Title order={1} my="md">
        {t('requestTitle', { protocol: request.protocol })}
      </Title>
      <Stack gap="md" maw={820}>
        <Facts />
        {effect ? <EffectOfRefund effect={effect} /> : null}
        {isOpen ? <Decision /> : null}
      </Stack>
    </>
  );
}

function Facts() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { request, sale, items } = useLoaderData<Shown>();
  const state = request.state as 'WAITING_SELLER';
  const reason = request.reason as 'REGRET';
  const facts: (readonly [string, string] | null)[] = [
    [t('requestState'), t(`requestState_${state}`)],
    [t('requestedOn'), showInstant(request.createdAt, locale)],
    [t('requestBuyer'), sale.buyerName],
    [t('requestItems'), items.map(({ title }) => title).join(', ')],
    [t('requestReason'), t(`reason_${reason}`)],
    request.details === null ? null : [t('requestDetails'), request.details],
    request.windowUntil === null ? null : [t('requestDeadline'), showInstant(request.windowUntil, locale)],
    request.decision === null ? null : [t('requestAnswer'), request.decision],
  ];
  return (
    <Panel
      title={t('requestFacts')}
      aside={
        <Anchor component={Link} to={`/platform/my-sales/${sale.id}`}>
          {`${t('requestSale')} ${sale.code}`}
        </Anchor>
      }
    >
      <dl className={listStyles.facts}>
        {facts
          .filter((fact) => fact !== null)
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

function Decision() {
  const t = useTexts<Messages>();
  const { request, sale, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof REFUND_DECISION_FORM>>();
  const state = useServerForm({
    rules: REFUND_DECISION_FORM,
    initial: { reason: '', password: '', code: '' },
    reply,
  });
  const hasFailed = request.state === 'FAILED';
  const labels = { reason: t('reason'), password: t('password'), code: t('code') };
  return (
    <Panel title={hasFailed ? t('retryTitle') : t('decide')}>
      {hasFailed ? <Text mb="md">{t('retryText')}</Text> : null}
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={hasFailed ? t('retryTitle') : t('grantRequest')}
        hidden={{ sale: sale.id, ...(hasFailed && { intent: 'retry' }) }}
        isDecision={!hasFailed && !request.isInWindow}
        buttons={
          hasFailed || request.isInWindow ? null : (
            <Button type="submit" name="intent" value="refuse" variant="default">
              {t('refuseRequest')}
            </Button>
          )
        }
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}
