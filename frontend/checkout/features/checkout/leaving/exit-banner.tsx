import { useEffect, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import styles from './exit-banner.module.css';

/**
 * The seller's text for a buyer who is about to leave: whose pointer goes out over the top of the window, or who comes back from another
 * page or app. Once for each page, never while a purchase is under way, and never in the way of the form: the focus stays where it is.
 */
export function ExitBanner() {
  const { offer, sending } = useCheckout();
  const text = offer.checkoutBuilderConfig.exitBannerText;
  return text ? <Band text={text} isAllowed={!sending} /> : null;
}

interface BandProps {
  readonly text: string;
  /** It waits and is out of sight while it is not; what the buyer closed stays closed. */
  readonly isAllowed: boolean;
}

function Band({ text, isAllowed }: BandProps) {
  const t = useCheckoutTexts();
  const [step, setStep] = useState<'waiting' | 'shown' | 'closed'>('waiting');
  useEffect(() => {
    if (step === 'closed' || !isAllowed) return undefined;
    const show = () => setStep('shown');
    const onOut = (event: MouseEvent) => event.clientY <= 0 && !event.relatedTarget && show();
    // A page that was opened in the background was not left when it is first seen.
    let wasLeft = false;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') wasLeft = true;
      else if (wasLeft) show();
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && step === 'shown' && setStep('closed');
    document.addEventListener('mouseout', onOut);
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('mouseout', onOut);
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('keydown', onKey);
    };
  }, [step, isAllowed]);
  // Readers hear what comes into a region that was there before.
  return (
    <div role="status">
      {step === 'shown' && isAllowed ? (
        <div className={styles.band}>
          <p className={styles.words}>{text}</p>
          <button type="button" className={styles.close} onClick={() => setStep('closed')}>
            {t('exitClose')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
