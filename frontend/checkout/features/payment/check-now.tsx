import { useState, type MouseEvent } from 'react';
import { usePaymentTexts } from '../../messages/use-texts';
import styles from './check-now.module.css';
import { Text } from './parts/text';
import { ActionLink } from './parts/action';

/** Whether the payment's news could be asked for. */
export type CheckNow = () => Promise<boolean>;

type Asked = 'not' | 'asking' | 'unpaid' | 'unheard';

interface CheckNowProps {
  readonly checkNow: CheckNow;
  /** What is said while the bank has told nothing: a Pix takes seconds, a bank slip days. */
  readonly notYet: 'notYet' | 'notYetBillet';
}

/** An answer that comes too quickly to be seen would look as if nothing had been asked. */
const SEEN_MS = 600;

/** "I have paid": asks at once and says what came of it, also when nothing did. Without script the link loads the page anew. */
export function CheckNowButton({ checkNow, notYet }: CheckNowProps) {
  const t = usePaymentTexts();
  const [asked, setAsked] = useState<Asked>('not');
  const words = { not: 'watching', asking: 'checking', unpaid: notYet, unheard: 'unheard' } as const;
  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    setAsked('asking');
    const seen = new Promise((resolve) => setTimeout(resolve, SEEN_MS));
    const [heard] = await Promise.all([checkNow(), seen]);
    setAsked(heard ? 'unpaid' : 'unheard');
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
