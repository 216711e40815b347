import type { PaymentMethod } from '@guiche/checkout-rules';
import { LockIcon, ShieldIcon } from '../../components/icons';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { useCheckout } from './checkout-context';
import styles from './trust-notes.module.css';

const OF_METHOD = {
  PIX: 'trustPix',
  CREDIT_CARD: 'trustCard',
  BILLET: 'trustBillet',
} as const satisfies Record<PaymentMethod, string>;

/**
 * What the buyer may rely on, where the doubt arises: right below the button. Only what is true: without script nobody knows
 * which method is chosen, and a card is encrypted only where it arrives.
 */
export function TrustNotes() {
  const t = useCheckoutTexts();
  const { paymentMethod } = useCheckout().choices;
  return (
    <ul className={styles.notes}>
      <li className={styles.ofMethod}>
        <ShieldIcon />
        {t(OF_METHOD[paymentMethod])}
      </li>
      <li>
        <LockIcon />
        {t('trustData')}
      </li>
    </ul>
  );
}
