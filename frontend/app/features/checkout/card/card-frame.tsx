import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCheckoutTexts } from '../../../i18n/use-texts';
import { afterPress } from '../../../lib/after-press';
import { paths } from '../../../lib/paths';
import { useCheckout } from '../checkout-context';
import styles from './card-fields.module.css';
import { openFrameDoor, type FrameDoor } from './frame/frame-door';
import { problemsIn } from './frame/frame-messages';

/** Where a card is typed: a document of another origin in the eyes of the browser, as high as what it holds. */
export function CardFrame() {
  const t = useCheckoutTexts();
  const { offer, problems, formElement, onCardFrame, onCardChecked } = useCheckout();
  const element = useRef<HTMLIFrameElement>(null);
  const [door, setDoor] = useState<FrameDoor>();
  const [height, setHeight] = useState<number>();
  const latest = useRef({ onCardFrame, onCardChecked });
  useEffect(() => {
    latest.current = { onCardFrame, onCardChecked };
  });

  // Before the browser can load the frame, or its first word would be missed.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const opened = openFrameDoor(element.current, window, (news) => {
      if (news.kind === 'height') setHeight(news.pixels);
      else if (news.kind === 'entered') formElement.current?.requestSubmit();
      else afterPress(() => latest.current.onCardChecked(news.wrong));
    });
    setDoor(opened);
    latest.current.onCardFrame(opened);
    return () => {
      opened.close();
      latest.current.onCardFrame(undefined);
    };
  }, [formElement]);

  const told = JSON.stringify(problemsIn(problems));
  useEffect(() => door?.show(problemsIn(JSON.parse(told))), [door, told]);

  return (
    <iframe
      ref={element}
      className={styles.frame}
      style={{ height }}
      src={paths.cardFrame(offer.id)}
      title={t('cardFrameTitle')}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
    />
  );
}
