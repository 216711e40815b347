import { isSafeRedirect } from '@guiche/checkout-rules';
import { usePaymentTexts } from '../../messages/use-texts';
import type { PaymentData } from './payment';
import styles from './outcome-panel.module.css';
import { ActionLink } from './parts/action';

/** On to the seller's own page; only https. In this tab: it is the next page of the purchase. */
export function ThankYouLink({ url }: { readonly url: string }) {
  const t = usePaymentTexts();
  return isSafeRedirect(url) ? (
    <ActionLink className={styles.access} href={url} rel="noopener noreferrer">
      {t('goOn')}
    </ActionLink>
  ) : null;
}

/** Where buyers find what we deliver. */
const OWN_PAGE = '/my-purchases/access-purchases';

/** The access links: of the sellers, of which only https links are shown, and of our own page. */
export function ProductLinks({ access }: Pick<PaymentData, 'access'>) {
  const t = usePaymentTexts();
  return access
    .filter(({ address }) => isSafeRedirect(address) || address === OWN_PAGE)
    .map(({ title, address }, place) => (
      <ActionLink
        // Neither name nor address is one item's alone: all that a seller sells may be found at one address.
        key={place}
        className={styles.access}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('openBought', { title })}
      </ActionLink>
    ));
}
