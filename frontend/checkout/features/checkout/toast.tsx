import { useEffect, useState } from 'react';
import { CrossIcon } from '../../components/icons';
import { useCheckoutTexts } from '../../messages/use-texts';
import { CHECKED_FIELDS, type CheckedField } from './check-form';
import { useCheckout } from './checkout-context';
import { toastOf } from './problem-texts';
import styles from './toast.module.css';

const SHOWN_FOR_MS = 8_000;
/** What is also said where the buyer was led to. */
const REPEATED_FOR_MS = 5_000;

interface Shown {
  readonly text: string;
  /** The field that it is about: once that is mended, nothing is shown of it. */
  readonly field?: CheckedField | undefined;
  /** To who only hears the page the summary says it, which takes the focus. */
  readonly silently: boolean;
}

const NOTHING: Shown = { text: '', silently: false };

/**
 * The errors of the catalogue appear as toasts (specification, checkout §8), and what is about no field. What a form rule says
 * of a field beyond them stands beside it alone. The region is always on the page, so that what appears in it is announced, unless
 * the buyer is led to the same sentence.
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
    // A refusal is told once; its problems are mended one by one in silence.
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
