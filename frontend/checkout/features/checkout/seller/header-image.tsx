import { isSafeImageUrl } from '@guiche/checkout-rules';
import { useCheckout } from '../checkout-context';
import styles from './header-image.module.css';

/** 'remove' is how the seller's builder says "no picture" (specification, checkout §3): no address, so none is shown. */
export function HeaderImage() {
  const url = useCheckout().offer.checkoutBuilderConfig.headerImageURL;
  if (!url || !isSafeImageUrl(url)) return null;
  return <img className={styles.image} src={url} alt="" />;
}
