import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../components/notice';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { CHECKED_FIELDS } from './check-form';
import { useCheckout } from './checkout-context';
import { useNamedProblem } from './named-problem';

/**
 * Counts what went wrong, leads to each field, and takes the focus so that nobody waits for nothing. What is mended is
 * struck out and keeps its line until the form is sent again: a list that shrank would pull the button away from under
 * the finger that presses it.
 */
export function ProblemSummary() {
  const t = useCheckoutTexts();
  const named = useNamedProblem();
  const { problems, notice, refusals, seek } = useCheckout();
  const [told, setTold] = useState(problems);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) setTold(problems);
    // Once for each refusal; what is mended afterwards is seen below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals]);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals, told]);
  const fields = CHECKED_FIELDS.filter((field) => told[field]);
  if (!notice && fields.length === 0) return null;
  return (
    <Notice title={notice ?? t('problemsTitle')} ref={box}>
      {fields.length === 0
        ? null
        : fields.map((field) => {
            const words = named(field, told[field] ?? '');
            return (
              <li key={field}>
                {problems[field] ? (
                  <a href={`#${field}`} onClick={() => seek(field)}>
                    {words}
                  </a>
                ) : (
                  <s>{words}</s>
                )}
              </li>
            );
          })}
    </Notice>
  );
}
