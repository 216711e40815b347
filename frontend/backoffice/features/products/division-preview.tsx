import { Paper, Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { FigureTable } from '../../components/figure-table';
import type { productMessages } from './messages.server';
import type { loadNewOffer, loadOffer } from './offer.server';

type Shown = Awaited<ReturnType<typeof loadNewOffer> | ReturnType<typeof loadOffer>>;

const PARTIES = ['PRODUCER', 'CO_PRODUCER', 'AFFILIATE', 'FEE', 'INTEREST'] as const;
const METHODS = {
  PIX: 'field_pixEnabled',
  CREDIT_CARD: 'field_creditCardEnabled',
  BILLET: 'field_billetEnabled',
};

/** What each party would get of one sale, by method and number of installments. Only of an offer that is stored. */
export function DivisionPreview() {
  const t = useTexts<typeof productMessages>();
  const { division } = useLoaderData<Shown>();
  if (division === null) return null;
  return (
    <Paper component="section" mt="lg" maw={820} aria-labelledby="division-title">
      <Title order={2} mb="xs" id="division-title">
        {t('division')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t(division.sales.length === 0 ? 'divisionNone' : 'divisionText')}
      </Text>
      {division.sales.length === 0 ? null : <Sales {...division} />}
    </Paper>
  );
}

function Sales({ currency, sales }: NonNullable<Shown['division']>) {
  const t = useTexts<typeof productMessages>();
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const money = (amount: number) => format.format(amount / 100);
  const parties = PARTIES.filter((party) =>
    sales.some(({ lines }) => lines.some((line) => line.party === party)),
  );
  const sumOf = ({ lines }: (typeof sales)[number], party: string) =>
    lines.filter((line) => line.party === party).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <FigureTable
      label={t('division')}
      words={1}
      columns={[t('paysHow'), t('buyerPays'), ...parties.map((party) => t(`party_${party}`))]}
      rows={sales.map((sale) => {
        const method = t(METHODS[sale.method] as 'field_pixEnabled');
        const name =
          sale.method === 'CREDIT_CARD' ? t('inParts', { method, count: sale.installments }) : method;
        const parts = parties.map((party) => ({ value: money(sumOf(sale, party)) }));
        return {
          key: `${sale.method} ${sale.installments}`,
          cells: [
            ...[{ value: name }, { value: money(sale.charged) }],
            ...(sale.lines.length === 0 ? [{ value: t('divisionRefused'), span: parties.length }] : parts),
          ],
        };
      })}
    />
  );
}
