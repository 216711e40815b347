import { isSafeImageUrl } from '@guiche/checkout-rules';
import { StarIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import type { CheckoutOffer } from '../offer';
import styles from './feedbacks.module.css';

const MOST_STARS = 5;

/** Feedbacks of earlier buyers, as entered by the seller. */
export function Feedbacks() {
  const t = useCheckoutTexts();
  const { feedbacks } = useCheckout().offer.checkoutBuilderConfig;
  if (feedbacks.length === 0) return null;
  return (
    <section className={styles.feedbacks} aria-labelledby="feedbacks-title">
      <h2 className={styles.title} id="feedbacks-title">
        {t('feedbacks')}
      </h2>
      {feedbacks.map((feedback) => (
        <Feedback key={feedback.id} {...feedback} />
      ))}
    </section>
  );
}

type FeedbackProps = CheckoutOffer['checkoutBuilderConfig']['feedbacks'][number];

function Feedback({ title, description, image, stars }: FeedbackProps) {
  return (
    <figure className={styles.card}>
      <Stars count={stars} />
      <blockquote className={styles.words}>{description}</blockquote>
      <figcaption className={styles.person}>
        {image && isSafeImageUrl(image) ? (
          <img className={styles.face} src={image} alt="" width={40} height={40} loading="lazy" />
        ) : null}
        {title}
      </figcaption>
    </figure>
  );
}

function Stars({ count }: { count: number }) {
  const t = useCheckoutTexts();
  const stars = Math.min(MOST_STARS, Math.max(0, Math.round(count)));
  return (
    <p className={styles.stars} role="img" aria-label={t('stars', { stars, most: MOST_STARS })}>
      {Array.from({ length: MOST_STARS }, (_, place) => (
        <StarIcon key={place} fill={place < stars ? 'currentColor' : 'none'} />
      ))}
    </p>
  );
}
