import { useEffect, useRef } from 'react';
import { Notice } from '../../components/notice';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { CHECKED_FIELDS } from './check-form';
import { useCheckout } from './checkout-context';

/** Counts what went wrong, leads to each field, and takes the focus so that nobody waits for nothing. */
export function ProblemSummary() {
  const t = useCheckoutTexts();
  const { problems, notice, refusals } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const fields = CHECKED_FIELDS.filter((field) => problems[field]);
  if (!notice && fields.length === 0) return null;
  return (
    <Notice title={notice ?? t('problemsTitle')} ref={box}>
      {fields.length === 0
        ? null
        : fields.map((field) => (
            <li key={field}>
              <a href={`#${field}`}>
                {field === 'paymentMethod' ? t('stepPayment') : t(field)}: {problems[field]}
              </a>
            </li>
          ))}
    </Notice>
  );
}
