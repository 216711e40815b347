import { isSafeImageUrl } from '@guiche/checkout-rules';
import { useCheckout } from '../checkout-context';
import styles from './header-image.module.css';

/** 'remove' is the seller's builder value for "no picture" (specification, checkout §3), so none is shown. */
export function HeaderImage() {
  const url = useCheckout().offer.checkoutBuilderConfig.headerImageURL;
  if (!url || !isSafeImageUrl(url)) return null;
  return <img className={styles.image} src={url} alt="" />;
}
