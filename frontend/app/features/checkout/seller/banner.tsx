import { contrastRatio, isHexColor, textColorOn } from '@guiche/checkout-rules';
import { useNonce } from '../../../lib/nonce';
import { READABLE_RATIO } from '../../../theme/readable';
import { useCheckout } from '../checkout-context';
import styles from './banner.module.css';

/**
 * The seller's line of text above everything, in the seller's colours (specification, checkout §3). Words that could not be
 * read on the ground that was chosen with them are black or white.
 */
export function Banner() {
  const nonce = useNonce();
  const { enabledBannerText, bannerText, bannerTextColor, bannerTextBackgroundColor } =
    useCheckout().offer.checkoutBuilderConfig;
  if (!enabledBannerText || !bannerText) return null;
  const ground = hexOr(bannerTextBackgroundColor, '#16202c');
  const chosen = hexOr(bannerTextColor, '#ffffff');
  const colour = contrastRatio(chosen, ground) < READABLE_RATIO ? textColorOn(ground) : chosen;
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
