import { isSafeImageUrl } from '@guiche/checkout-rules';
import { cents, formatMoney } from '@guiche/money';
import { useLocale } from '../../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import type { OfferedBump } from '../offer';
import styles from './order-bumps.module.css';

/** Extra offers the buyer may tick (specification, checkout §2). */
export function OrderBumps() {
  const t = useCheckoutTexts();
  const { ordersBumps } = useCheckout().offer.product;
  if (ordersBumps.length === 0) return null;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('bumpsTitle')}</legend>
      {ordersBumps.map((bump) => (
        <Bump key={bump.id} bump={bump} />
      ))}
    </fieldset>
  );
}

function Bump({ bump: { id, offer } }: { bump: OfferedBump }) {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const checkout = useCheckout();
  const money = (amount: typeof offer.price) => formatMoney(amount, checkout.offer.coin, locale);
  const image = offer.product.image;
  const saved = offer.fakePrice === null ? 0 : offer.fakePrice - offer.price;
  return (
    <label className={styles.bump}>
      <input
        type="checkbox"
        name="orderBumpsIds"
        value={id}
        defaultChecked={checkout.form.orderBumpsIds.includes(id)}
      />
      {image && isSafeImageUrl(image) ? (
        <img className={styles.image} src={image} alt="" width={48} height={48} loading="lazy" />
      ) : null}
      <span className={styles.words}>
        <span className={styles.title}>{offer.title}</span>
        <span className={styles.prices}>
          {saved > 0 ? (
            <>
              <span className="visually-hidden">{t('was')} </span>
              <s className={styles.before}>{money(cents(saved + offer.price))}</s>
              <span className="visually-hidden"> {t('now')} </span>
            </>
          ) : null}
          <span className={styles.price}>{money(offer.price)}</span>
          {saved > 0 ? (
            <span className={styles.saving}>{t('saving', { amount: money(cents(saved)) })}</span>
          ) : null}
        </span>
      </span>
      <span className={styles.take}>{t('bumpAdd')}</span>
    </label>
  );
}
