import { useCheckout } from '../checkout-context';
import styles from './banner.module.css';

/** The seller's line of text above everything, in the seller's colours (specification, checkout §3). */
export function Banner() {
  const { enabledBannerText, bannerText } = useCheckout().offer.checkoutBuilderConfig;
  return enabledBannerText && bannerText ? <p className={styles.banner}>{bannerText}</p> : null;
}
