import { isSafeImageUrl, offeredMethods } from '@guiche/checkout-rules';
import { cents, formatMoney } from '@guiche/money';
import { useLocale } from '../../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import type { OfferedBump } from '../offer';
import { bumpsWith } from '../order-total';
import styles from './order-bumps.module.css';

/** Extra offers the buyer may tick (specification, checkout §2). */
export function OrderBumps() {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  const methods = offeredMethods(offer);
  const bumps = offer.product.ordersBumps.filter((bump) => bump.methods.some((one) => methods.includes(one)));
  if (bumps.length === 0) return null;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('bumpsTitle')}</legend>
      {bumps.map((bump) => (
        <Bump key={bump.id} bump={bump} />
      ))}
    </fieldset>
  );
}

const METHOD_NAMES = { PIX: 'methodPix', CREDIT_CARD: 'methodCard', BILLET: 'methodBillet' } as const;

function Bump({ bump: { id, offer, text, methods } }: { bump: OfferedBump }) {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const checkout = useCheckout();
  const { form: start } = checkout;
  const money = (amount: typeof offer.price) => formatMoney(amount, checkout.offer.coin, locale);
  const image = offer.product.image;
  const saved = offer.fakePrice === null ? 0 : offer.fakePrice - offer.price;
  // Without script the method may still change on this page, so nothing is disabled. The server refuses what does not fit.
  const isOff = checkout.live && !methods.includes(checkout.choices.paymentMethod);
  const offered = offeredMethods(checkout.offer);
  const isLimited = offered.some((method) => !methods.includes(method));
  const names = methods.filter((method) => offered.includes(method)).map((method) => t(METHOD_NAMES[method]));
  return (
    <label className={styles.bump} data-off={isOff || undefined}>
      <input
        type="checkbox"
        name="orderBumpsIds"
        value={id}
        disabled={isOff}
        defaultChecked={bumpsWith(checkout.offer, start.orderBumpsIds, start.paymentMethod).some(
          (one) => one.id === id,
        )}
      />
      {image && isSafeImageUrl(image) ? (
        <img className={styles.image} src={image} alt="" width={48} height={48} loading="lazy" />
      ) : null}
      <span className={styles.words}>
        <span className={styles.title}>{offer.title}</span>
        {text ? <span className={styles.text}>{text}</span> : null}
        {isLimited ? (
          <span className={styles.limit}>
            {t('bumpOnlyWith', {
              methods: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
            })}
          </span>
        ) : null}
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
