import { offeredMethods, type PaymentMethod } from '@guiche/checkout-rules';
import { formatMoney } from '@guiche/money';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import buttonStyles from '../../components/button.module.css';
import { useLocale } from '../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../messages/use-texts';
import { onViewChange } from '../../lib/on-view-change';
import { useCheckout } from './checkout-context';
import styles from './pay-bar.module.css';

const WORDS = {
  PIX: 'submitPix',
  CREDIT_CARD: 'submitCard',
  BILLET: 'submitBillet',
} as const satisfies Record<PaymentMethod, string>;

interface PayBarProps {
  /** What its button does while an early step is open. */
  readonly words?: string;
}

/**
 * On phones: the total and a button that sends the checkout's form, at the foot of the window while the form's own button is
 * out of sight. It makes way for the keyboard while something is typed.
 */
export function PayBar({ words }: PayBarProps) {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, choices, charged, payable, sending, live } = useCheckout();
  const bar = useRef<HTMLElement>(null);
  const needed = useNeeded(bar);
  if (!live || !needed || offeredMethods(offer).length === 0) return null;
  const ready = words === undefined ? payable : !sending;
  return (
    <aside className={styles.bar} aria-label={t('payBar')} data-pay-bar ref={bar}>
      <p className={styles.total}>
        <span className={styles.name}>{t('total')}</span>
        {charged === undefined ? t('reckoning') : formatMoney(charged, offer.coin, locale)}
      </p>
      <button
        className={`${buttonStyles.button} ${styles.button}`}
        type="submit"
        form="checkout"
        aria-disabled={!ready || undefined}
      >
        {sending ? t('submitting') : (words ?? t(WORDS[choices.paymentMethod]))}
      </button>
    </aside>
  );
}

const NARROW = '(max-width: 56.24em)';
const SENDERS = '#checkout [type=submit]:not([name=intent], [aria-hidden]), #checkout a[role=button]';
const TYPED_IN = 'input:not([type=radio], [type=checkbox]), select, textarea, iframe';

/** Whether the window is narrow, no field has focus, and no submit button is visible. */
function useNeeded(bar: RefObject<HTMLElement>): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(
    () =>
      onViewChange(() => {
        const focused = document.activeElement;
        // A button that vanished while it has the focus would leave the keyboard nowhere.
        if (focused && bar.current?.contains(focused)) return;
        const typing = focused?.matches(TYPED_IN) ?? false;
        // Synchronously, not in the next frame: otherwise the button and the bar's button would be visible together.
        flushSync(() => setNeeded(matchMedia(NARROW).matches && !typing && allOutOfSight(SENDERS)));
      }),
    [bar],
  );
  return needed;
}

/** Counts partly visible buttons; without any button there is nothing to replace. */
function allOutOfSight(selector: string): boolean {
  const drawn = [...document.querySelectorAll(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.getBoundingClientRect());
  return drawn.length > 0 && drawn.every(({ bottom }) => bottom <= 0 || bottom > innerHeight);
}
