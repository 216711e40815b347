import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../../components/notice';
import { useCheckoutTexts } from '../../messages/use-texts';
import { CHECKED_FIELDS, type CheckedField } from './check-form';
import { useCheckout } from './checkout-context';
import { useNamedProblem } from './named-problem';

/**
 * A refused form moves focus to its first invalid field. For several invalid fields a list above the form names them all
 * and links to each; a single problem is shown at its field only (docs/decisions/0057). Without script focus cannot move,
 * so the list is always shown above the form.
 */
export function ProblemSummary() {
  const t = useCheckoutTexts();
  const { notice, refusals, live } = useCheckout();
  const { box, fields, lead } = useRefusal();
  const ofMethod = fields.some(({ name, sentence }) => name === 'paymentMethod' && sentence === notice);
  const ownNotice = live && ofMethod ? null : notice;
  const listed = live && fields.length === 1 ? [] : fields;
  const mended = live && !fields.some(({ wrong }) => wrong);
  if (refusals === 0) return null;
  if (!ownNotice && (listed.length === 0 || mended)) return null;
  return (
    <Notice title={ownNotice ?? t('problemsTitle')} ref={box} quiet={live && !ownNotice}>
      {listed.length === 0
        ? null
        : listed.map((field) => <ProblemLine key={field.name} {...field} onLead={lead} />)}
    </Notice>
  );
}

interface RefusedField {
  readonly name: CheckedField;
  readonly sentence: string;
  readonly wrong: boolean;
}

/**
 * The problems of the last refusal. A corrected one is struck out and stays in the list while others remain: removing it
 * would move the button that is about to be pressed.
 */
function useRefusal() {
  const { problems, notice, refusals, seek } = useCheckout();
  const [result, setTold] = useState(problems);
  const box = useRef<HTMLDivElement>(null);
  const goTo = (field: CheckedField) => {
    flushSync(() => seek(field));
    enter(document.getElementById(field === 'paymentMethod' ? 'paymentMethod-problem' : field));
  };
  useEffect(() => {
    if (refusals === 0) return undefined;
    setTold(problems);
    const first = CHECKED_FIELDS.find((field) => problems[field]);
    // After the step that contains the field was opened, and its problem was rendered.
    const going = setTimeout(() => (first ? goTo(first) : box.current?.focus()));
    return () => clearTimeout(going);
    // Once per refusal; later corrections must not move the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals, notice]);
  const fields = CHECKED_FIELDS.flatMap((name): RefusedField[] => {
    const sentence = result[name];
    return sentence ? [{ name, sentence, wrong: Boolean(problems[name]) }] : [];
  });
  const lead = (event: MouseEvent, field: CheckedField) => {
    // As an address it would navigate within the site and lose the last answer and its key.
    event.preventDefault();
    goTo(field);
  };
  return { box, fields, lead };
}

interface ProblemLineProps extends RefusedField {
  readonly onLead: (event: MouseEvent, field: CheckedField) => void;
}

function ProblemLine({ name, sentence, wrong, onLead }: ProblemLineProps) {
  const t = useCheckoutTexts();
  const named = useNamedProblem();
  const { notice } = useCheckout();
  // A problem shown here needs only a link to its field.
  const words = sentence === notice ? t('toPaymentMethod') : named(name, sentence);
  return (
    <li>
      {wrong ? (
        <a href={`#${name}`} onClick={(event) => onLead(event, name)}>
          {words}
        </a>
      ) : (
        <s>{words}</s>
      )}
    </li>
  );
}

function enter(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}
