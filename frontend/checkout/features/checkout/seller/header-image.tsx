import { isSafeImageUrl } from '@guiche/checkout-rules';
import { useCheckout } from '../checkout-context';
import styles from './header-image.module.css';

/** 'remove' is the seller's builder value for "no picture" (specification, checkout §3), so none is shown. */
export function HeaderImage() {
  const { headerImageURL: url, headerImagePhoneURL: narrow } = useCheckout().offer.checkoutBuilderConfig;
  if (!url || !isSafeImageUrl(url)) return null;
  const image = <img className={styles.image} src={url} alt="" />;
  if (!narrow || !isSafeImageUrl(narrow)) return image;
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 48em)" srcSet={narrow} />
      {image}
    </picture>
  );
}
