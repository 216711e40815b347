import { useEffect, useState } from 'react';
import { ClockIcon } from '../../components/icons';
import { useLocale } from '../../../shared/i18n/use-texts';
import { usePaymentTexts } from '../../messages/use-texts';
import styles from './countdown.module.css';
import { deadlineText } from './deadline-text';
import { clockText, secondsUntil } from './time-left';

/** From here on seconds matter; before that the hour and day by which to pay say more. */
const HOUR_SECONDS = 3_600;

interface CountdownProps {
  readonly expiresAt: string;
  /** When the page was drawn, by the server's clock: a visitor's clock may be wrong by hours. */
  readonly drawnAt: string;
}

export function Countdown({ expiresAt, drawnAt }: CountdownProps) {
  const t = usePaymentTexts();
  const locale = useLocale();
  const seconds = useSecondsLeft(expiresAt, drawnAt);
  if (seconds === 0) return <p className={styles.countdown}>{t('timeOver')}</p>;
  return (
    <p className={styles.countdown}>
      <ClockIcon />
      <span>
        {t('expiresAt', { time: deadlineText(expiresAt, drawnAt, locale) })}
        {seconds < HOUR_SECONDS ? <span className="visually-hidden">. {t('timeLeft')}: </span> : null}
      </span>
      {seconds < HOUR_SECONDS ? (
        <span className={styles.clock} role="timer">
          {clockText(seconds)}
        </span>
      ) : null}
    </p>
  );
}

function useSecondsLeft(expiresAt: string, drawnAt: string): number {
  const [now, setNow] = useState(() => Date.parse(drawnAt));
  useEffect(() => {
    const ahead = Date.parse(drawnAt) - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), 1_000);
    return () => clearInterval(timer);
  }, [drawnAt]);
  return secondsUntil(expiresAt, now);
}
