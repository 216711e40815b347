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

/** What the buyer may rely on, where the doubt arises: right below the button. Only what is true. */
export function TrustNotes() {
  const t = useCheckoutTexts();
  const { paymentMethod } = useCheckout().choices;
  return (
    <ul className={styles.notes}>
      <li>
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
