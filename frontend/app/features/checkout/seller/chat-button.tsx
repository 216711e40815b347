import { isPhone, phoneDigits } from '@guiche/brazil';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ChatIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../i18n/use-texts';
import { onViewChange } from '../../../lib/on-view-change';
import { useCheckout } from '../checkout-context';
import styles from './chat-button.module.css';

/**
 * Opens the chat app with the seller's phone and a first sentence (specification, checkout §7). What is no phone reaches nobody. It floats
 * over the page (§1), and makes way while it would lie over a field or a button.
 */
export function ChatButton() {
  const t = useCheckoutTexts();
  const { checkoutBuilderConfig, product } = useCheckout().offer;
  const button = useRef<HTMLAnchorElement>(null);
  const clear = useClear(button);
  const phone = checkoutBuilderConfig.chatPhone ?? '';
  if (!isPhone(phone)) return null;
  const message = encodeURIComponent(t('chatMessage', { product: product.name }));
  return (
    <a
      className={styles.chat}
      ref={button}
      data-chat
      data-clear={clear || undefined}
      href={`https://wa.me/55${phoneDigits(phone)}?text=${message}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ChatIcon />
      <span className={styles.words}>{t('chat')}</span>
    </a>
  );
}

const COVERABLE =
  '#checkout :is(input:not([type=hidden]), select, textarea, button, a, label, iframe), [data-asks-consent]';

/** Whether nothing that is filled in or pressed lies below the floating button, or the pay bar does, which leaves it room. */
function useClear(button: RefObject<HTMLElement>): boolean {
  const [clear, setClear] = useState(false);
  useEffect(
    () =>
      onViewChange(() => {
        const own = button.current;
        if (!own || document.activeElement === own) return;
        setClear(document.querySelector('[data-pay-bar]') !== null || !covers(own.getBoundingClientRect()));
      }),
    [button],
  );
  return clear;
}

function covers({ left, right, top, bottom }: DOMRect): boolean {
  return [...document.querySelectorAll(COVERABLE)].some((element) => {
    const below = element.getBoundingClientRect();
    return below.left < right && below.right > left && below.top < bottom && below.bottom > top;
  });
}
