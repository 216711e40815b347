import { useEffect, useState } from 'react';
import { CrossIcon } from '../../components/icons';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { CHECKED_FIELDS } from './check-form';
import { useCheckout } from './checkout-context';
import { useNamedProblem } from './named-problem';
import styles from './toast.module.css';

const SHOWN_FOR_MS = 8_000;

interface Shown {
  readonly text: string;
  /** To who only hears the page the summary says it, which takes the focus. */
  readonly silently: boolean;
}

const NOTHING: Shown = { text: '', silently: false };

/**
 * Errors appear as toasts (specification, checkout §8); the same sentence stands beside its field and stays there. The
 * region is always on the page, so that what appears in it is announced, unless it would be said twice.
 */
export function Toast() {
  const t = useCheckoutTexts();
  const named = useNamedProblem();
  const { notice, problems, refusals, postcode } = useCheckout();
  const [{ text, silently }, show] = useState(NOTHING);
  useEffect(() => {
    if (refusals === 0) return;
    const first = CHECKED_FIELDS.find((field) => problems[field]);
    show({ text: notice ?? (first ? named(first, problems[first] ?? '') : ''), silently: true });
    // A refusal is told once; its problems are mended one by one in silence.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  useEffect(() => {
    if (postcode === 'errorCep' || postcode === 'errorCepNotFound')
      show({ text: t(postcode), silently: false });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [postcode]);
  useEffect(() => {
    if (text === '') return undefined;
    const fading = setTimeout(() => show(NOTHING), SHOWN_FOR_MS);
    return () => clearTimeout(fading);
  }, [text]);
  return (
    <div className={styles.region} role="status" aria-live={silently ? 'off' : 'polite'}>
      {text === '' ? null : (
        <p className={styles.toast}>
          {text}
          <button
            type="button"
            className={styles.close}
            aria-label={t('dismiss')}
            onClick={() => show(NOTHING)}
          >
            <CrossIcon />
          </button>
        </p>
      )}
    </div>
  );
}
