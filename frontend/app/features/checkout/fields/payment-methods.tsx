import { offeredMethods } from '@guiche/checkout-rules';
import { PixIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../i18n/use-texts';
import { useCheckout } from '../checkout-context';
import { sellable } from '../checkout-form';
import styles from './choice.module.css';
import pix from './pix-explained.module.css';

/** Only methods this offer sells are shown; the first of them is chosen already. */
export function PaymentMethods() {
  const t = useCheckoutTexts();
  const { offer, form } = useCheckout();
  const methods = offeredMethods(sellable(offer));
  if (methods.length === 0) return <p>{t('noMethod')}</p>;
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{t('stepPayment')}</legend>
      <label className={styles.card}>
        <input type="radio" name="paymentMethod" value="PIX" defaultChecked={form.paymentMethod === 'PIX'} />
        <PixIcon className={styles.pix} />
        <span className={`${styles.words} ${styles.title}`}>{t('methodPix')}</span>
        <span className={styles.instant}>{t('methodPixNote')}</span>
      </label>
      <PixExplained />
    </fieldset>
  );
}

function PixExplained() {
  const t = useCheckoutTexts();
  return (
    <div className={pix.box}>
      <p className={pix.title}>{t('pixHowTitle')}</p>
      <ol className={pix.steps}>
        <li>{t('pixHowCode')}</li>
        <li>{t('pixHowApp')}</li>
        <li>{t('pixHowDone')}</li>
      </ol>
    </div>
  );
}
