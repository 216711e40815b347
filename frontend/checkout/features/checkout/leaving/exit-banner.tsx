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
  return text && !sending ? <Shown text={text} /> : null;
}

function Shown({ text }: { readonly text: string }) {
  const t = useCheckoutTexts();
  const [step, setStep] = useState<'waiting' | 'shown' | 'closed'>('waiting');
  useEffect(() => {
    if (step === 'closed') return undefined;
    const show = () => setStep('shown');
    const onOut = (event: MouseEvent) => event.clientY <= 0 && !event.relatedTarget && show();
    const onVisible = () => document.visibilityState === 'visible' && show();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && step === 'shown' && setStep('closed');
    document.addEventListener('mouseout', onOut);
    document.addEventListener('visibilitychange', onVisible);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('mouseout', onOut);
      document.removeEventListener('visibilitychange', onVisible);
      document.removeEventListener('keydown', onKey);
    };
  }, [step]);
  // Readers hear what comes into a region that was there before.
  return (
    <div role="status">
      {step === 'shown' ? (
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
