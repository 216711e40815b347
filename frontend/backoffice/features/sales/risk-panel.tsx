import { Stack, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { riskMessages } from './risk-messages.server';
import { BLOCK_BUYER_FORM } from './sale-forms';
import { useSaleReply } from './sale-panels';
import type { loadOwnSale } from './sale.server';

type Shown = Awaited<ReturnType<typeof loadOwnSale>>;

/** The score of a sale with its reasons, and the block of its buyer; for staff. */
export function RiskPanel() {
  const t = useTexts<typeof riskMessages>();
  const locale = useLocale();
  const { sale } = useLoaderData<Shown>();
  if (!sale.risk) return null;
  const { score, reasons, blocks } = sale.risk;
  return (
    <Panel title={t('risk')} aside={<Text fw={600}>{t('riskScore', { score })}</Text>}>
      <Stack gap="xs">
        {reasons.length === 0 ? <Text size="sm">{t('riskNone')}</Text> : null}
        {reasons.map(({ reason, count, points }) => (
          <Text size="sm" key={reason}>
            {t(`risk_${reason}`, { count })} ({t('riskPoints', { points })})
          </Text>
        ))}
        {blocks.map(({ id, kind, reason, createdAt }) => (
          <Text size="sm" key={id} style={{ overflowWrap: 'anywhere' }}>
            {t(`blockedBy_${kind}`, { date: showInstant(createdAt, locale), reason })}
          </Text>
        ))}
        {/* A form of its own for each of the two: its reason is not that of the other. */}
        <BlockForm key={String(blocks.length > 0)} isBlocked={blocks.length > 0} />
      </Stack>
    </Panel>
  );
}

function BlockForm({ isBlocked }: { readonly isBlocked: boolean }) {
  const t = useTexts<typeof riskMessages>();
  const reply = useSaleReply('block')?.form;
  const state = useServerForm({
    rules: BLOCK_BUYER_FORM,
    initial: { reason: '' },
    reply: reply ?? undefined,
  });
  return (
    <ServerForm
      state={state}
      labels={{ reason: t('blockReason') }}
      submitLabel={t(isBlocked ? 'liftBlock' : 'blockBuyer')}
      hidden={{ intent: isBlocked ? 'lift' : 'block' }}
    >
      {isBlocked ? null : (
        <Text size="sm" c="dimmed" mb="xs">
          {t('blockText')}
        </Text>
      )}
      <TextField state={state} name="reason" label={t('blockReason')} />
    </ServerForm>
  );
}
