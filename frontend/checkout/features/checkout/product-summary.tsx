import { isSafeImageUrl } from '@guiche/checkout-rules';
import { formatMoney, type Cents } from '@guiche/money';
import { useLocale } from '../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../messages/use-texts';
import { BoxIcon } from '../../components/icons';
import { useCheckout } from './checkout-context';
import { ChatButton } from './seller/chat-button';
import styles from './product-summary.module.css';

/** The product and the seller's contact, before any field. */
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
        <Price />
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

/** The price in one payment and, where a card may pay in installments, in the largest number of them. */
function Price() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { price, fakePrice, coin, maxInstallments } = useCheckout().offer;
  const money = (amount: Cents) => formatMoney(amount, coin, locale);
  const before =
    fakePrice !== null && fakePrice > price ? (
      <>
        <span className="visually-hidden">{t('was')} </span>
        <s className={styles.before}>{money(fakePrice)}</s>
        <span className="visually-hidden"> {t('now')} </span>
      </>
    ) : null;
  if (!maxInstallments)
    return (
      <p className={styles.price}>
        {before} {money(price)}
      </p>
    );
  const { installmentNumber: count, installmentValue } = maxInstallments;
  return (
    <p className={styles.price}>
      {before} {t('priceInParts', { count, value: money(installmentValue) })}{' '}
      <span className={styles.atOnce}>{t('priceAtOnce', { price: money(price) })}</span>
    </p>
  );
}
