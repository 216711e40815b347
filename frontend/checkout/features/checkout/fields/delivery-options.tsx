import { formatMoney } from '@guiche/money';
import { useLocale } from '../../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import { shippingOf } from '../checkout-form';
import styles from './choice.module.css';

/** How a physical product travels. A fixed shipping price leaves nothing to choose. */
export function DeliveryOptions() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, form } = useCheckout();
  const { options, chosen } = shippingOf(offer, form.cep, form.deliveryOptionId);
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{t('delivery')}</legend>
      {options.map((option) => (
        <label className={styles.card} key={option.id}>
          <input
            type="radio"
            name="deliveryOptionId"
            value={option.id}
            defaultChecked={option.id === chosen?.id}
          />
          <span className={styles.words}>
            <span className={styles.title}>{option.description}</span>
            <span className={styles.note}>{option.deliveryTime}</span>
          </span>
          {option.fareAmount === 0 ? (
            <span className={`${styles.price} ${styles.free}`}>{t('freeDelivery')}</span>
          ) : (
            <span className={styles.price}>{formatMoney(option.fareAmount, offer.coin, locale)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
