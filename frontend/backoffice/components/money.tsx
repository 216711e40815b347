import { useLocale } from '../../shared/i18n/use-texts';
import { moneyText } from './money-text';
import styles from './money.module.css';

interface MoneyProps {
  readonly cents: number;
  /** The one large figure of a page, a figure of a strip, or part of a text. */
  readonly size?: 'text' | 'figure' | 'large';
}

const CURRENCY = 'R$';

/** An amount in reais: the currency stays in the background, the digits have the weight of the text around. */
export function Money({ cents, size = 'text' }: MoneyProps) {
  const locale = useLocale();
  const [sign, rest = ''] = moneyText(cents, locale).split(CURRENCY);
  return (
    <span className={styles.money} data-size={size}>
      {sign}
      <span className={styles.currency}>{CURRENCY}</span>
      {rest}
    </span>
  );
}
