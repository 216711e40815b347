import { Anchor, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { FigureTable } from '../../components/figure-table';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import type { loadReleases } from './financial.server';
import type { financialMessages } from './messages.server';
import { ReleaseCalendar } from './release-calendar';

type Releases = Awaited<ReturnType<typeof loadReleases>>;

/** What is released in a month, and of which sales on a day. */
export function ReleasesPage() {
  const { locale, texts, funds } = useLoaderData<Releases>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Head />
      <SalesOfDay />
      <ReleaseCalendar funds={funds} />
    </TextsProvider>
  );
}

function Head() {
  const t = useTexts<typeof financialMessages>();
  return (
    <>
      <BackLink to="/platform/financial">{t('back')}</BackLink>
      <Title order={1} mb="md">
        {t('releasesTitle')}
      </Title>
    </>
  );
}

function SalesOfDay() {
  const t = useTexts<typeof financialMessages>();
  const locale = useLocale();
  const { day, sales } = useLoaderData<Releases>();
  if (day === null || sales === null) return null;
  const title = t('of', { day: showDate(day, locale) });
  return (
    <Panel title={title} flush={sales.length > 0}>
      {sales.length === 0 ? (
        <Text size="sm">{t('emptyDay')}</Text>
      ) : (
        <FigureTable
          label={title}
          words={3}
          columns={[t('sale'), t('product'), t('account'), t('amount')]}
          rows={sales.map(({ saleId, code, product, bucket, amount, hold }) => ({
            key: `${code} ${bucket}`,
            cells: [
              {
                value:
                  saleId === null ? (
                    '–'
                  ) : (
                    <Anchor component={Link} to={`/platform/my-sales/${saleId}/money`} size="sm">
                      {code}
                    </Anchor>
                  ),
              },
              { value: product ?? '–' },
              { value: hold === null ? t(bucket) : `${t(bucket)} · ${t(`hold_${hold}`)}` },
              { value: <Money cents={amount} /> },
            ],
          }))}
        />
      )}
    </Panel>
  );
}
