import { formatCountdown } from '@guiche/checkout-rules';
import { useEffect, useState } from 'react';
import { ClockIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import styles from './countdown-banner.module.css';
import { keptDeadline } from './kept-deadline';

/**
 * The seller's countdown: only in production, and only with script (specification, checkout §4). Its deadline is stored for
 * the visit: a reload does not restart it.
 */
export function CountdownBanner() {
  const { offer, production } = useCheckout();
  const { countdown } = offer.checkoutBuilderConfig;
  if (!countdown || !production) return null;
  const { minutes, endText } = countdown;
  return <Counting name={`countdown-${offer.id}-${minutes}`} seconds={minutes * 60} endText={endText} />;
}

interface CountingProps {
  /** The storage key of the deadline; another length is another countdown. */
  readonly name: string;
  readonly seconds: number;
  readonly endText: string | null;
}

function Counting({ name, seconds, endText }: CountingProps) {
  const t = useCheckoutTexts();
  const left = useSecondsLeft(name, seconds);
  if (left === 0) return endText ? <p className={styles.band}>{endText}</p> : null;
  return (
    <p className={styles.band}>
      <ClockIcon />
      {t('countdown')}
      {/* The server does not know when the visit began, so the time is shown once the browser has said. */}
      <span className={styles.time} role="timer" data-unknown={left === undefined || undefined}>
        {formatCountdown(left ?? seconds)}
      </span>
    </p>
  );
}

/**
 * Undefined until the browser has read the start of the visit. Computed from the clock, not from ticks: a background tab
 * ticks late.
 */
function useSecondsLeft(name: string, seconds: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = keptDeadline(sessionStorageOrNone(), name, seconds);
    const look = () => setLeft(secondsUntil(end));
    look();
    const ticking = setInterval(look, 1000);
    return () => clearInterval(ticking);
  }, [name, seconds]);
  return left;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

function sessionStorageOrNone(): Pick<Storage, 'getItem' | 'setItem'> | undefined {
  try {
    return sessionStorage;
  } catch {
    // Storage is disabled: the countdown starts again on each page.
    return undefined;
  }
}
