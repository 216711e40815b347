import { isPhone, phoneDigits } from '@guiche/brazil';
import { ChatIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../i18n/use-texts';
import { useCheckout } from '../checkout-context';
import styles from './chat-button.module.css';

/** Opens the chat app with the seller's phone and a first sentence (specification, checkout §7). What is no phone reaches nobody. */
export function ChatButton() {
  const t = useCheckoutTexts();
  const { checkoutBuilderConfig, product } = useCheckout().offer;
  const phone = checkoutBuilderConfig.chatPhone ?? '';
  if (!isPhone(phone)) return null;
  const message = encodeURIComponent(t('chatMessage', { product: product.name }));
  return (
    <a
      className={styles.chat}
      href={`https://wa.me/55${phoneDigits(phone)}?text=${message}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ChatIcon />
      <span className={styles.words}>{t('chat')}</span>
    </a>
  );
}
