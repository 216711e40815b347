import { LockIcon, ShieldIcon } from '../../components/icons';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { useCheckout } from './checkout-context';
import styles from './trust-notes.module.css';

/** What the buyer may rely on, where the doubt arises: right below the button. Only what is true. */
export function TrustNotes() {
  const t = useCheckoutTexts();
  const pix = useCheckout().choices.paymentMethod === 'PIX';
  return (
    <ul className={styles.notes}>
      <li>
        <ShieldIcon />
        {t(pix ? 'trustPayment' : 'trustSeller')}
      </li>
      <li>
        <LockIcon />
        {t('trustData')}
      </li>
    </ul>
  );
}
