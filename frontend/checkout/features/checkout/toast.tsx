import { useEffect, useState } from 'react';
import { CrossIcon } from '../../components/icons';
import { useCheckoutTexts } from '../../messages/use-texts';
import { CHECKED_FIELDS, type CheckedField } from './check-form';
import { useCheckout } from './checkout-context';
import { toastOf } from './problem-texts';
import styles from './toast.module.css';

const SHOWN_FOR_MS = 8_000;
/** A problem that is also shown where focus moved. */
const REPEATED_FOR_MS = 5_000;

interface Shown {
  readonly text: string;
  /** The field of the toast: once it is corrected, the toast is removed. */
  readonly field?: CheckedField | undefined;
  /** Screen readers announce the summary instead, which takes the focus. */
  readonly silently: boolean;
}

const NOTHING: Shown = { text: '', silently: false };

/**
 * Errors of the catalogue appear as toasts (specification, checkout §8), and so do problems without a field. Other form
 * rules are shown beside their field only. The region is always in the page, so that its content is announced, unless focus
 * moves to the same text.
 */
export function Toast() {
  const t = useCheckoutTexts();
  const { offer, notice, problems, refusals, postcode } = useCheckout();
  const [shown, show] = useState(NOTHING);
  const mended = shown.field !== undefined && !problems[shown.field];
  const text = mended ? '' : shown.text;
  const { silently } = shown;
  useEffect(() => {
    if (refusals === 0) return;
    const field = CHECKED_FIELDS.find((name) => problems[name]);
    const sentence = (field && problems[field]) ?? '';
    if (!field || sentence === notice)
      show({ text: notice ?? '', field: field && notice ? field : undefined, silently: true });
    else
      show({
        text: notice ?? toastOf(field, sentence, { say: t, template: offer.template }),
        field,
        silently: true,
      });
    // A refusal is announced once; correcting its problems is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals, notice]);
  useEffect(() => {
    if (postcode === 'errorCep' || postcode === 'errorCepNotFound')
      show({ text: t(postcode), silently: false });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [postcode]);
  useEffect(() => {
    if (text === '') return undefined;
    const fading = setTimeout(() => show(NOTHING), silently ? REPEATED_FOR_MS : SHOWN_FOR_MS);
    return () => clearTimeout(fading);
  }, [text, silently]);
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
