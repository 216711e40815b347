import { formatCountdown } from '@guiche/checkout-rules';
import { useEffect, useState } from 'react';
import { ClockIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../i18n/use-texts';
import { useCheckout } from '../checkout-context';
import styles from './countdown-banner.module.css';

/** The seller's countdown: only in production, and only where script can count (specification, checkout §4). */
export function CountdownBanner() {
  const { offer, production } = useCheckout();
  const { countdown } = offer.checkoutBuilderConfig;
  if (!countdown || !production) return null;
  return <Counting seconds={countdown.minutes * 60} endText={countdown.endText} />;
}

function Counting({ seconds, endText }: { seconds: number; endText: string | null }) {
  const t = useCheckoutTexts();
  const left = useSecondsLeft(seconds);
  if (left === 0) return endText ? <p className={styles.band}>{endText}</p> : null;
  return (
    <p className={styles.band}>
      <ClockIcon />
      {t('countdown')}
      <span className={styles.time} role="timer">
        {formatCountdown(left)}
      </span>
    </p>
  );
}

/** Told by the clock, not by counting ticks: a tab in the background ticks late. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const ticking = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, 1000);
    return () => clearInterval(ticking);
  }, [seconds]);
  return left;
}
