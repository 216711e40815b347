import { offeredMethods } from '@guiche/checkout-rules';
import { BarcodeIcon, CardIcon, PixIcon } from '../../../../components/icons';
import { useCheckoutTexts } from '../../../../messages/use-texts';
import { useCheckout } from '../../checkout-context';
import styles from './accepted-methods.module.css';

const LOGOS = { PIX: PixIcon, CREDIT_CARD: CardIcon, BILLET: BarcodeIcon } as const;

/** The signs of the methods this offer takes; on the Portuguese page only (specification, checkout §2). */
export function AcceptedMethods() {
  const t = useCheckoutTexts();
  const names = { PIX: t('methodPix'), CREDIT_CARD: t('methodCard'), BILLET: t('methodBillet') };
  return (
    <ul className={styles.methods} aria-label={t('acceptedMethods')}>
      {offeredMethods(useCheckout().offer).map((method) => {
        const Logo = LOGOS[method];
        return (
          <li key={method} className={styles.method}>
            <Logo />
            {names[method]}
          </li>
        );
      })}
    </ul>
  );
}
