import { isSafeImageUrl } from '@guiche/checkout-rules';
import { formatMoney } from '@guiche/money';
import { useCheckoutTexts, useLocale } from '../../i18n/use-texts';
import { BoxIcon } from '../../components/icons';
import { useCheckout } from './checkout-context';
import { ChatButton } from './seller/chat-button';
import styles from './product-summary.module.css';

/** What is being bought, and who can be asked about it, before anything is asked of the buyer. */
export function ProductSummary({ compact = false }: { compact?: boolean }) {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer } = useCheckout();
  const { name, image } = offer.product;
  return (
    <section className={styles.product} data-compact={compact || undefined}>
      {image && isSafeImageUrl(image) ? (
        <img className={styles.image} src={image} alt="" width={96} height={96} />
      ) : (
        <span className={styles.noImage}>
          <BoxIcon />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.above}>{t('yourPurchase')}</p>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.price}>{formatMoney(offer.price, offer.coin, locale)}</p>
        {offer.type === 'SUBSCRIPTION' && offer.recurrencePrice !== null && offer.frequencyInDays !== null ? (
          <p className={styles.recurring}>
            {t('recurring', {
              price: formatMoney(offer.recurrencePrice, offer.coin, locale),
              days: offer.frequencyInDays,
            })}
          </p>
        ) : null}
      </div>
      <ChatButton />
    </section>
  );
}
