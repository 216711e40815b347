import { useEffect, useState } from 'react';
import { CrossIcon } from '../../components/icons';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { CHECKED_FIELDS } from './check-form';
import { useCheckout } from './checkout-context';
import { useNamedProblem } from './named-problem';
import styles from './toast.module.css';

const SHOWN_FOR_MS = 8_000;

/**
 * Errors appear as toasts (specification, checkout §8); the same sentence stands beside its field and stays there. The
 * region is always on the page, so that what appears in it is announced.
 */
export function Toast() {
  const t = useCheckoutTexts();
  const named = useNamedProblem();
  const { notice, problems, refusals, postcode } = useCheckout();
  const [text, setText] = useState('');
  useEffect(() => {
    if (refusals === 0) return;
    const first = CHECKED_FIELDS.find((field) => problems[field]);
    setText(notice ?? (first ? named(first, problems[first] ?? '') : ''));
    // A refusal is told once; its problems are mended one by one in silence.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  useEffect(() => {
    if (postcode === 'errorCep' || postcode === 'errorCepNotFound') setText(t(postcode));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [postcode]);
  useEffect(() => {
    if (text === '') return undefined;
    const fading = setTimeout(() => setText(''), SHOWN_FOR_MS);
    return () => clearTimeout(fading);
  }, [text]);
  return (
    <div className={styles.region} role="status">
      {text === '' ? null : (
        <p className={styles.toast}>
          {text}
          <button
            type="button"
            className={styles.close}
            aria-label={t('dismiss')}
            onClick={() => setText('')}
          >
            <CrossIcon />
          </button>
        </p>
      )}
    </div>
  );
}
