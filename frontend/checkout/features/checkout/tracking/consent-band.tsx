import { useCheckoutTexts } from '../../../messages/use-texts';
import styles from './consent-band.module.css';
import type { Tracking } from './use-tracking';

/** Asks for consent to trackers. It is at the bottom of the window and does not block buying. */
export function ConsentBand({ asks, answer }: Omit<Tracking, 'trackers'>) {
  const t = useCheckoutTexts();
  if (!asks) return null;
  return (
    <section className={styles.band} data-asks-consent aria-label={t('trackingTitle')}>
      <p className={styles.words}>{t('trackingAsked')}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => answer('refused')}>
          {t('trackingRefuse')}
        </button>
        <button type="button" className={styles.answer} onClick={() => answer('given')}>
          {t('trackingAccept')}
        </button>
      </div>
    </section>
  );
}
