import { isPhone, phoneDigits } from '@guiche/brazil';
import { useEffect, useRef, type RefObject } from 'react';
import { ChatIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { onViewChange } from '../../../lib/on-view-change';
import { useCheckout } from '../checkout-context';
import styles from './chat-button.module.css';

/**
 * Opens the chat app with the seller's phone and a first message (specification, checkout §7). An invalid phone shows no
 * button. It floats over the page (§1), and hides while it would cover a field or a button.
 */
export function ChatButton() {
  const t = useCheckoutTexts();
  const { checkoutBuilderConfig, product } = useCheckout().offer;
  const button = useRef<HTMLAnchorElement>(null);
  useMarkClear(button);
  const phone = checkoutBuilderConfig.chatPhone ?? '';
  if (!isPhone(phone)) return null;
  const said = checkoutBuilderConfig.chatMessage ?? t('chatMessage', { product: product.name });
  const message = encodeURIComponent(said);
  return (
    <a
      className={styles.chat}
      ref={button}
      data-chat
      href={`https://wa.me/55${phoneDigits(phone)}?text=${message}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ChatIcon />
      <span className={styles.words}>{t('chat')}</span>
    </a>
  );
}

const PRESSED_OR_TYPED_IN = 'a, button, input:not([type=hidden]), select, textarea, label, iframe';
/** As far as a finger needs two targets to be apart, in CSS pixels. */
const APART = 8;

/**
 * Marks the floating button while no control is below it or too near. The pay bar leaves space for it. Written to the
 * element directly: the page is not rendered again for each scroll event.
 */
function useMarkClear(button: RefObject<HTMLElement>): void {
  useEffect(
    () =>
      onViewChange(() => {
        const own = button.current;
        if (!own || document.activeElement === own) return;
        const bar = document.querySelector('[data-pay-bar]');
        own.toggleAttribute('data-clear', (bar?.getClientRects().length ?? 0) > 0 || !coversAnything(own));
      }),
    [button],
  );
}

function coversAnything(own: HTMLElement): boolean {
  const { left, right, top, bottom } = own.getBoundingClientRect();
  return [...document.querySelectorAll(PRESSED_OR_TYPED_IN)].some((element) => {
    if (element === own) return false;
    const other = element.getBoundingClientRect();
    const beside = other.right + APART <= left || right + APART <= other.left;
    return !beside && other.bottom + APART > top && bottom + APART > other.top;
  });
}
