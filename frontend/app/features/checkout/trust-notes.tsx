import { LockIcon, ShieldIcon } from '../../components/icons';
import { useCheckoutTexts } from '../../i18n/use-texts';
import styles from './trust-notes.module.css';

/** What the buyer may rely on, where the doubt arises: right below the button. Only what is true. */
export function TrustNotes() {
  const t = useCheckoutTexts();
  return (
    <ul className={styles.notes}>
      <li>
        <ShieldIcon />
        {t('trustPayment')}
      </li>
      <li>
        <LockIcon />
        {t('trustData')}
      </li>
    </ul>
  );
}
