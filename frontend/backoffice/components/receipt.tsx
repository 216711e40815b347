import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useLocale } from '../../shared/i18n/use-texts';
import { useBackofficeTexts } from '../messages/use-texts';
import { Money } from './money';
import { moneyText } from './money-text';
import styles from './receipt.module.css';
import { StatusShape } from './status-mark';

interface MoneyReceiptProps {
  readonly title: string;
  /** Beside the title, e.g. the version of the contract. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** How an amount comes about, line by line. */
export function MoneyReceipt({ title, note, children }: MoneyReceiptProps) {
  const id = useId();
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <header className={styles.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {note === undefined ? null : <span className={styles.basis}>{note}</span>}
      </header>
      {children}
    </section>
  );
}

interface ReceiptLineProps {
  readonly label: ReactNode;
  readonly cents: number;
  /** What it is computed from: "9,9 % + R$ 1,00". */
  readonly basis?: string;
  /** A sum or a result. */
  readonly strong?: boolean;
  /** Sentence, formula and contract; opened by "Explain". */
  readonly explanation?: ReactNode;
}

/** One line. A computed one can be explained. */
export function ReceiptLine({ label, cents, basis, strong = false, explanation }: ReceiptLineProps) {
  const t = useBackofficeTexts();
  return (
    <div className={styles.line} data-strong={strong || undefined}>
      <span>{label}</span>
      <span className={styles.basis}>{basis}</span>
      <Money cents={cents} />
      {explanation === undefined ? null : (
        <details className={styles.explain}>
          <summary>{t('kitExplain')}</summary>
          <div className={styles.explanation}>{explanation}</div>
        </details>
      )}
    </div>
  );
}

/** Divides how an amount comes about from the result. */
export function ReceiptTear() {
  return <hr className={styles.tear} />;
}

interface ReceiptProofProps {
  readonly total: number;
  /** Everything that the total was divided into. */
  readonly parts: readonly number[];
}

/** The last line: adds the parts up and says whether they are the total. It never hides a difference. */
export function ReceiptProof({ total, parts }: ReceiptProofProps) {
  const t = useBackofficeTexts();
  const locale = useLocale();
  const sum = parts.reduce((before, part) => before + part, 0);
  const isEqual = sum === total;
  return (
    <p className={styles.proof} data-equal={isEqual}>
      <StatusShape tone={isEqual ? 'ok' : 'bad'} />
      <span>
        {isEqual
          ? t('kitSumProven', { total: moneyText(total, locale) })
          : t('kitSumDiffers', { difference: moneyText(sum - total, locale) })}
      </span>
      <span className={styles.sum}>{parts.map((part) => moneyText(part, locale)).join(' + ')}</span>
    </p>
  );
}
