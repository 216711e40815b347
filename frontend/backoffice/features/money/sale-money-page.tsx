import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { DetailPage } from '../../components/detail-page';
import { Panel } from '../../components/panel';
import type { moneyMessages } from './messages.server';
import type { loadSaleMoney } from './money.server';
import { Sentences } from './sentences';

type Shown = Awaited<ReturnType<typeof loadSaleMoney>>;

export const saleMoneyTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.saleTitle)} · Guichê` : 'Guichê' },
];

/** Where every cent of a sale goes, why, and what of it is locked. */
export function SaleMoneyPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <SaleMoney />
    </TextsProvider>
  );
}

function SaleMoney() {
  const t = useTexts<typeof moneyMessages>();
  const locale = useLocale();
  const { back, termsOf, division, transfers, locked } = useLoaderData<Shown>();
  return (
    <DetailPage back={{ to: back, label: t('backToSale') }} title={t('saleTitle')} subtitle={t('saleText')}>
      <Panel title={t('division')} aside={t('termsOf', { at: showInstant(termsOf, locale) })}>
        <Sentences of={division} empty="" />
      </Panel>
      <Panel title={t('locked')}>
        <Sentences of={locked} empty={t('nothingLocked')} />
      </Panel>
      <Panel title={t('transfers')}>
        <Sentences of={transfers} empty={t('nothingMoved')} />
      </Panel>
    </DetailPage>
  );
}
