import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { MoneyReceipt, ReceiptLine } from '../../components/receipt';
import { Timeline, type TimelineEvent } from '../../components/timeline';
import listStyles from '../../lists/list-page.module.css';
import type { loadOwnDispute } from './disputes.server';
import type { disputeMessages } from './messages.server';

/** What the pages of staff and of a seller show of a dispute. */
export type DisputeOnPage = Pick<
  Awaited<ReturnType<typeof loadOwnDispute>>,
  'dispute' | 'sale' | 'parties' | 'events' | 'files'
>;

/** Whether a defence can still be sent. */
export const awaitsDefence = ({ state }: DisputeOnPage['dispute']): boolean =>
  state === 'NOTIFIED' || state === 'BLOCKED';

/** Where the money is, and why. */
export function DisputeStanding({ dispute }: Pick<DisputeOnPage, 'dispute'>) {
  const t = useTexts<typeof disputeMessages>();
  const isGone = dispute.chargedBackAt !== null && awaitsDefence(dispute);
  return <Alert>{t(isGone ? 'why_CHARGED_BACK' : `why_${dispute.state as 'BLOCKED'}`)}</Alert>;
}

/** The dispute in facts. `salePage` is where the sale is found. A seller sees the own part of the fee. */
export function DisputeFacts({
  shown,
  salePage,
  isOwn,
}: {
  readonly shown: DisputeOnPage;
  readonly salePage: string;
  readonly isOwn: boolean;
}) {
  const t = useTexts<typeof disputeMessages>();
  const locale = useLocale();
  const { dispute, sale } = shown;
  const { kind, state, amount, dueAt, reason, providerReference, fee, feeState, decision } = dispute;
  const facts: (readonly [string, string] | null)[] = [
    [t('factState'), t(`state_${state as 'BLOCKED'}`)],
    [t('factKind'), t(`kind_${kind as 'MED'}`)],
    [t('factAmount'), moneyText(amount, locale)],
    [t('factDeadline'), showInstant(dueAt, locale)],
    [t('factReason'), reason],
    providerReference === null ? null : [t('factReference'), providerReference],
    sale.seller === null ? null : [t('factSeller'), sale.seller],
    [t('factBuyer'), sale.buyer],
    [t('factProduct'), sale.product],
    [
      t(isOwn && dispute.feeShared ? 'factOwnFee' : 'factFee'),
      t(`fee_${feeState as 'DUE'}`, { amount: moneyText(fee, locale) }),
    ],
    [t('factLiable'), dispute.feeShared ? t('liableAll') : (sale.seller ?? t('liableYou'))],
    decision === null ? null : [t('factDecision'), decision],
  ];
  return (
    <Panel
      title={t('disputeFacts')}
      aside={
        <Anchor component={Link} to={`${salePage}/${sale.id}`}>
          {t('toSale')}
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

/** What the dispute did to the money of each party. */
export function DisputeMoney({ shown, isOwn }: { readonly shown: DisputeOnPage; readonly isOwn: boolean }) {
  const t = useTexts<typeof disputeMessages>();
  const { parties } = shown;
  return (
    <MoneyReceipt title={t(isOwn ? 'ownMoneyTitle' : 'moneyTitle')}>
      {parties.length === 0 ? <Text size="sm">{t('noMoney')}</Text> : null}
      {parties.map(({ name, owner, blocked, blockedNow, taken }, at) => (
        <div key={at}>
          {isOwn ? null : (
            <Text fw={600} size="sm">
              {owner === 'manager' ? t('partyManager', { name: name ?? '–' }) : (name ?? '–')}
            </Text>
          )}
          <ReceiptLine label={t('moneyBlocked')} cents={blocked} />
          <ReceiptLine label={t('moneyBlockedNow')} cents={blockedNow} strong />
          <ReceiptLine label={t('moneyTaken')} cents={taken} />
        </div>
      ))}
    </MoneyReceipt>
  );
}

const TONES: Readonly<Record<string, 'good' | 'bad'>> = { WON: 'good', LOST: 'bad', EXPIRED: 'bad' };

/** What happened, the latest first. */
export function DisputeHistory({ events }: Pick<DisputeOnPage, 'events'>) {
  const t = useTexts<typeof disputeMessages>();
  const locale = useLocale();
  const lines = [...events].reverse().map(({ kind, at, by, note, amount }): TimelineEvent => {
    const tone = TONES[kind];
    const word = t(`event_${kind as 'BLOCKED'}`);
    const detail = [by, note].filter((one) => one !== null).join(': ');
    return {
      title: amount === null ? word : `${word}: ${moneyText(amount, locale)}`,
      at,
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
