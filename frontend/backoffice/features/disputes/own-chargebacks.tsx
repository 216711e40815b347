import { Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { brandName } from './brand-name';
import { ChargebackTable, usePercent } from './chargeback-table';
import type { loadOwnDisputes } from './disputes.server';
import type { disputeMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadOwnDisputes>>;

/** The own chargebacks of the month beside the limits of the platform, above the own disputes. */
export function OwnChargebacks() {
  const { locale, chargebackTexts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={chargebackTexts}>
      <OwnFigures />
    </TextsProvider>
  );
}

function OwnFigures() {
  const t = useTexts<typeof disputeMessages>();
  const percent = usePercent();
  const { chargebacks } = useLoaderData<Shown>();
  const { month, own, brands, chargebackLimitCount: count, chargebackLimitBps } = chargebacks;
  if (count === 0) return null;
  const [year, number] = month.split('-');
  const rows = [
    { label: t('ownLimitsAll'), ...own },
    ...brands.map(({ subject, ...figures }) => ({ label: brandName(subject), ...figures })),
  ];
  return (
    <>
      <ChargebackTable title={t('ownLimitsTitle', { month: `${number}/${year}` })} rows={rows} />
      <Text size="sm" c="dimmed" mt="xs" mb="lg" maw={820}>
        {t('ownLimitsText', { count, percent: percent(chargebackLimitBps) })}
      </Text>
    </>
  );
}
