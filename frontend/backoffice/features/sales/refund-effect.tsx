import { Text } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import { MoneyReceipt, ReceiptLine, ReceiptProof } from '../../components/receipt';
import type { refundRequestMessages } from './refund-request-messages.server';
import type { loadRefundRequest } from './refund-request.server';

type Effect = NonNullable<Awaited<ReturnType<typeof loadRefundRequest>>['effect']>;
const BUCKETS = ['blocked', 'pending', 'reserve', 'available', 'debt'] as const;

/** What a refund takes from each party; the lines add up to what the buyer gets. */
export function EffectOfRefund({ effect }: { readonly effect: Effect }) {
  const t = useTexts<typeof refundRequestMessages>();
  const { toBuyer, parties, platformFee } = effect;
  const own = parties.filter(({ isOwn }) => isOwn);
  return (
    <MoneyReceipt title={t('effectTitle')}>
      <ReceiptLine strong label={t('effectToBuyer')} cents={toBuyer} />
      {own.map(({ amount, buckets }) => (
        <div key="own">
          <ReceiptLine label={t('effectYou')} cents={-amount} />
          {BUCKETS.map((bucket) =>
            buckets && buckets[bucket] > 0 ? (
              <Text key={bucket} size="sm" c={bucket === 'debt' ? 'red' : 'dimmed'} component="div" pl="md">
                <ReceiptLine label={t(`bucket_${bucket}`)} cents={-buckets[bucket]} />
              </Text>
            ) : null,
          )}
        </div>
      ))}
      {parties
        .filter(({ isOwn }) => !isOwn)
        .map(({ name, amount }, at) => (
          <ReceiptLine key={at} label={t('effectPartner', { name: name ?? '–' })} cents={-amount} />
        ))}
      <ReceiptLine label={t('effectPlatform')} cents={-platformFee} />
      <ReceiptProof total={toBuyer} parts={[...parties.map(({ amount }) => amount), platformFee]} />
    </MoneyReceipt>
  );
}
