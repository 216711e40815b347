import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../../components/notice';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { CHECKED_FIELDS, type CheckedField } from './check-form';
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals, told]);
  const lead = (event: MouseEvent, field: CheckedField) => {
    // As an address it would be a way within the site: what the last answer said would be gone, and its key with it.
    event.preventDefault();
    flushSync(() => seek(field));
    enter(document.getElementById(field));
  };
  const fields = CHECKED_FIELDS.filter((field) => told[field]);
  if (!notice && fields.length === 0) return null;
  return (
    <Notice title={notice ?? t('problemsTitle')} ref={box}>
      {fields.length === 0
        ? null
        : fields.map((field) => {
            const sentence = told[field] ?? '';
            // What is said already needs only the way to its field.
            const words = sentence === notice ? t('paymentMethod') : named(field, sentence);
            return (
              <li key={field}>
                {problems[field] ? (
                  <a href={`#${field}`} onClick={(event) => lead(event, field)}>
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

/** A field, or the first of a group that is chosen. */
function enter(part: HTMLElement | null): void {
  part?.scrollIntoView();
  const field = part?.matches('fieldset') ? part.querySelector<HTMLElement>('input:checked') : part;
  field?.focus({ preventScroll: true });
}
