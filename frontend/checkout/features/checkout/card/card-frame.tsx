import { offeredMethods } from '@guiche/checkout-rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { afterPress } from '../../../../shared/lib/after-press';
import { paths } from '../../../../shared/lib/paths';
import { useCheckout } from '../checkout-context';
import styles from './card-frame.module.css';
import { openFrameChannel, type FrameChannel, type FrameState } from './frame/frame-channel';
import { problemsIn } from './frame/frame-messages';

/** The frame in which a card is typed. The browser treats it as another origin. Its height follows its content. */
export function CardFrame() {
  const t = useCheckoutTexts();
  const { offer, problems, formElement, onCardFrame, onCardChecked } = useCheckout();
  const element = useRef<HTMLIFrameElement>(null);
  const [door, setDoor] = useState<FrameChannel>();
  const [height, setHeight] = useState<number>();
  const [state, setState] = useState<FrameState>('loading');
  const latest = useRef({ onCardFrame, onCardChecked });
  useEffect(() => {
    latest.current = { onCardFrame, onCardChecked };
  });

  // Before the browser can load the frame, otherwise its first message would be missed.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const opened = openFrameChannel(element.current, window, (notification) => {
      if (notification.kind === 'height') setHeight(notification.pixels);
      else if (notification.kind === 'state') setState(notification.state);
      else if (notification.kind === 'entered') formElement.current?.requestSubmit();
      else afterPress(() => latest.current.onCardChecked(notification.wrong));
    });
    setDoor(opened);
    latest.current.onCardFrame(opened);
    return () => {
      opened.close();
      latest.current.onCardFrame(undefined);
    };
  }, [formElement]);

  const result = JSON.stringify(problemsIn(problems));
  useEffect(() => door?.show(problemsIn(JSON.parse(result))), [door, result]);

  return (
    <div className={styles.room} data-state={state}>
      <iframe
        ref={element}
        className={styles.frame}
        style={{ height }}
        src={paths.cardFrame(offer.id, offer.checkoutId ? `?checkout=${offer.checkoutId}` : '')}
        title={t('cardFrameTitle')}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
      <div className={styles.state} role="status">
        {state === 'loading' ? <p>{t('cardFrameLoading')}</p> : null}
        {state === 'missing' ? <FrameMissing again={() => door?.loadAnew()} /> : null}
      </div>
    </div>
  );
}

/** Shown in place of the fields after a failure: what happened, and every next step. */
function FrameMissing({ again }: { readonly again: () => void }) {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  return (
    <>
      <p>
        <strong>{t('cardFrameMissing')}</strong>{' '}
        {t(offeredMethods(offer).length > 1 ? 'cardFrameInstead' : 'cardFrameConnection')}
      </p>
      <button type="button" className={styles.again} onClick={again}>
        {t('cardFrameAgain')}
      </button>
    </>
  );
}
