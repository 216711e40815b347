import { Text } from '@mantine/core';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Money } from '../../components/money';
import dashboard from '../dashboard/dashboard.module.css';
import type { moneyMessages } from './messages.server';

export interface ShownSentence {
  readonly rule: string;
  readonly amount: number;
  readonly at: string | null;
  readonly transferId: string | null;
  readonly text: string;
}

/** Amounts, each with the sentence that explains it; a transfer with its time and number. */
export function Sentences({ of, empty }: { readonly of: readonly ShownSentence[]; readonly empty: string }) {
  const t = useTexts<typeof moneyMessages>();
  const locale = useLocale();
  if (of.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <dl className={dashboard.balances}>
      {of.map(({ rule, amount, at, transferId, text }) => (
        <div key={transferId ?? `${rule} ${text}`}>
          <dt style={{ overflowWrap: 'anywhere' }}>
            {text}
            {transferId === null || at === null ? null : (
              <>
                <br />
                <small>
                  {showInstant(at, locale)} · {t('transfer')} {transferId}
                </small>
              </>
            )}
          </dt>
          <dd>
            <Money cents={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
