import { isHexColor } from '@guiche/checkout-rules';
import { useNonce } from '../../../lib/nonce';
import { useCheckout } from '../checkout-context';
import styles from './banner.module.css';

/** The seller's line of text above everything, in the seller's colours (specification, checkout §3). */
export function Banner() {
  const nonce = useNonce();
  const { enabledBannerText, bannerText, bannerTextColor, bannerTextBackgroundColor } =
    useCheckout().offer.checkoutBuilderConfig;
  if (!enabledBannerText || !bannerText) return null;
  const colour = hexOr(bannerTextColor, '#ffffff');
  const ground = hexOr(bannerTextBackgroundColor, '#16202c');
  return (
    <>
      <style
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `.${styles.banner}{background:${ground};color:${colour}}` }}
      />
      <p className={styles.banner}>{bannerText}</p>
    </>
  );
}

const hexOr = (colour: string | null, otherwise: string) =>
  colour && isHexColor(colour) ? colour : otherwise;
