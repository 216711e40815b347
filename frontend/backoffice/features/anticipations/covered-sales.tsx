import { Stack } from '@mantine/core';
import type { components } from '@guiche/api-client';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { FigureTable } from '../../components/figure-table';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { Timeline } from '../../components/timeline';
import { percentText } from '../../lists/list-value';
import type { anticipateMessages } from './messages.server';

interface CoveredSalesProps {
  readonly details: components['schemas']['AnticipationDetailsDto'];
  /** The address of the list that has the sales. */
  readonly salesAt: string;
}

/** The sales of an anticipation, each with a link, and the rates that it had. */
export function CoveredSales({ details: { sales, rates }, salesAt }: CoveredSalesProps) {
  const t = useTexts<typeof anticipateMessages>();
  const locale = useLocale();
  const status = (value: string): string =>
    value === 'REFUNDED' || value === 'CHARGEBACK' ? t(`status_${value}`) : t('status_APPROVED');
  return (
    <Stack gap="md">
      <Panel title={t('coveredSales')}>
        <FigureTable
          label={t('coveredSales')}
          words={3}
          columns={[t('sale'), t('product'), t('paymentStatus'), t('release'), t('early'), t('saleFee')]}
          rows={sales.map(({ saleId, code, product, amount, fee, dueAt, status: value }) => ({
            key: saleId,
            cells: [
              { value: code, to: `${salesAt}/${saleId}` },
              { value: product },
              { value: status(value) },
              { value: showDate(String(dueAt), locale) },
              { value: moneyText(amount, locale) },
              { value: moneyText(fee, locale) },
            ],
          }))}
        />
      </Panel>
      {rates.length > 1 ? (
        <Panel title={t('rates')}>
          <Timeline
            events={rates.map(({ feeBps, fee, setAt, reason, acceptedAt }) => ({
              title: t('rateLine', { rate: percentText(feeBps, locale), fee: moneyText(fee, locale) }),
              at: String(setAt),
              detail: [reason ?? '', acceptedAt === null ? '' : t('rateAccepted')]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        </Panel>
      ) : null}
    </Stack>
  );
}
