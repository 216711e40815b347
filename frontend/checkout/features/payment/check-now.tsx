import { useState, type MouseEvent } from 'react';
import { usePaymentTexts } from '../../messages/use-texts';
import styles from './check-now.module.css';
import { Text } from './parts/text';
import { ActionLink } from './parts/action';

/** Whether the payment's state could be requested. */
export type CheckNow = () => Promise<boolean>;

type Asked = 'not' | 'asking' | 'unpaid' | 'unheard';

interface CheckNowProps {
  readonly checkNow: CheckNow;
  /** The text while the bank has not reported yet: a Pix takes seconds, a boleto days. */
  readonly notYet: 'notYet' | 'notYetBillet';
}

/** An answer that is too fast to notice would look as if nothing had happened. */
const SEEN_MS = 600;

/**
 * "I have paid": requests the state immediately and shows the result, also if nothing changed. Without script the link
 * reloads the page.
 */
export function CheckNowButton({ checkNow, notYet }: CheckNowProps) {
  const t = usePaymentTexts();
  const [asked, setAsked] = useState<Asked>('not');
  const words = { not: 'watching', asking: 'checking', unpaid: notYet, unheard: 'unheard' } as const;
  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    setAsked('asking');
    const seen = new Promise((resolve) => setTimeout(resolve, SEEN_MS));
    const [received] = await Promise.all([checkNow(), seen]);
    setAsked(received ? 'unpaid' : 'unheard');
  };
  return (
    <>
      <ActionLink look="light" href="" onClick={(event: MouseEvent) => void ask(event)}>
        {t('checkNow')}
      </ActionLink>
      <Text className={styles.watching} look="dimmed" role="status">
        <span className={styles.pulse} />
        <span>{t(words[asked])}</span>
      </Text>
    </>
  );
}
