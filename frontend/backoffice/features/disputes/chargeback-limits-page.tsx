import { Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { brandName } from './brand-name';
import { ChargebackTable, usePercent } from './chargeback-table';
import type { loadChargebackLimits } from './disputes.server';
import type { disputeMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadChargebackLimits>>;
type Brand = Shown['brands'][number];

const brandRow = ({ subject, ...figures }: Brand) => ({ label: brandName(subject), ...figures });

export const chargebackLimitsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.limitsTitle)} · Guichê` : 'Guichê' },
];

/** Chargebacks of the month by seller and card brand, and how near each is to the limits. */
export function ChargebackLimitsPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Limits />
    </TextsProvider>
  );
}

function Limits() {
  const t = useTexts<typeof disputeMessages>();
  const percent = usePercent();
  const { month, chargebackLimitCount: count, chargebackLimitBps, sellers, brands } = useLoaderData<Shown>();
  const [year, number] = month.split('-');
  const rule = { month: `${number}/${year}`, count, percent: percent(chargebackLimitBps) };
  return (
    <>
      <BackLink to="/admin-root/disputes">{t('backToDisputes')}</BackLink>
      <Title order={1} my="md">
        {t('limitsTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={820}>
        {count === 0 ? t('limitsOff') : t('limitsText', rule)}
      </Text>
      <ChargebackTable
        title={t('limitsSellers')}
        rows={sellers.map(({ subject, name, ...figures }) => ({
          ...{ label: name ?? subject, to: `/admin-root/manage-users/${subject}` },
          ...figures,
        }))}
      />
      <ChargebackTable title={t('limitsBrands')} rows={brands.map(brandRow)} />
    </>
  );
}
