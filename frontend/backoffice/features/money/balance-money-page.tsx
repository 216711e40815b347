import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { DetailPage } from '../../components/detail-page';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import type { moneyMessages } from './messages.server';
import type { loadBalanceMoney } from './money.server';
import { Sentences } from './sentences';

type Shown = Awaited<ReturnType<typeof loadBalanceMoney>>;
type Bucket = 'available' | 'pending' | 'reserve' | 'blocked' | 'debt';

export const balanceMoneyTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.balanceTitle)} · Guichê` : 'Guichê' },
];

/** What made each balance of a seller, and when what is locked becomes available. */
export function BalanceMoneyPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <BalanceMoney />
    </TextsProvider>
  );
}

function BalanceMoney() {
  const t = useTexts<typeof moneyMessages>();
  const { balances } = useLoaderData<Shown>();
  return (
    <DetailPage
      back={{ to: '/platform/financial', label: t('backToFinancial') }}
      title={t('balanceTitle')}
      subtitle={t('balanceText')}
    >
      {balances.map(({ bucket, amount, made, locked }) => (
        <Panel key={bucket} title={t(`bucket_${bucket as Bucket}`)} aside={<Money cents={amount} />}>
          <Sentences of={made} empty={t('emptyBalance')} />
          {locked.length > 0 ? (
            <>
              <h3>{t('locked')}</h3>
              <Sentences of={locked} empty="" />
            </>
          ) : null}
        </Panel>
      ))}
    </DetailPage>
  );
}
