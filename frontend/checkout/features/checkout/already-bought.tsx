import { useEffect, useRef } from 'react';
import { Notice } from '../../components/notice';
import buttonStyles from '../../components/button.module.css';
import { useCheckoutTexts } from '../../messages/use-texts';
import { paths } from '../../../shared/lib/paths';
import { useCheckout } from './checkout-context';
import styles from './already-bought.module.css';

/**
 * Shown when the same form was sent again after its payment was confirmed: asks whether a second purchase is intended, and
 * links to the first.
 */
export function AlreadyBought() {
  const t = useCheckoutTexts();
  const { boughtPaymentId, refusals, payable, offer } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (boughtPaymentId !== undefined) box.current?.focus();
  }, [boughtPaymentId, refusals]);
  if (boughtPaymentId === undefined) return null;
  return (
    <Notice title={t('boughtTitle', { product: offer.product.name })} ref={box}>
      <li className={styles.question}>{t('boughtText')}</li>
      <li>
        <button className={buttonStyles.button} type="submit" aria-disabled={!payable || undefined}>
          {t('boughtAgain')}
        </button>
      </li>
      <li className={styles.receipt}>
        <a href={paths.payment(boughtPaymentId)}>{t('boughtReceipt')}</a>
      </li>
    </Notice>
  );
}
