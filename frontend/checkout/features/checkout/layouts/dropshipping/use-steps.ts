import { useEffect, useRef, useState } from 'react';
import { useCheckout } from '../../checkout-context';
import type { CheckedField } from '../../check-form';
import { ADDRESS, BUYER, type TextFieldName } from '../../checkout-form';
import { nextPlace, stateOf } from './step-order';

export type StepName = 'buyer' | 'address' | 'payment';

const FIELDS: Readonly<Record<StepName, readonly TextFieldName[]>> = {
  buyer: BUYER,
  address: ADDRESS,
  payment: [],
};

/** Which step is open. Moving forward requires the step's own fields to be right (specification, checkout §4). */
export function useSteps() {
  const { offer, problems, refusals, checkStep, whenStepIsSent, whenFieldIsSought } = useCheckout();
  const order: readonly StepName[] =
    offer.product.typeProduct === 'FISICO' ? ['buyer', 'address', 'payment'] : ['buyer', 'payment'];
  const [open, setOpen] = useState<StepName>('buyer');
  const [reached, setReached] = useState(0);
  const place = order.indexOf(open);
  const following = nextPlace(place, reached);
  const enterOnceOpen = useEnterOnceOpen(open);
  const enter = (step: StepName) => {
    enterOnceOpen();
    setOpen(step);
  };

  const goOn = () => {
    const next = order[following];
    if (!next || !checkStep(FIELDS[open])) return;
    setReached(Math.max(reached, following));
    enter(next);
  };
  // Enter in a field of an early step means "continue", not "buy".
  whenStepIsSent(place < order.length - 1 ? goOn : undefined);

  whenFieldIsSought((field) =>
    setOpen(order.find((step) => FIELDS[step].some((name) => name === field)) ?? 'payment'),
  );

  useOpenStepWithProblem(order, problems, refusals, setOpen);

  return {
    open,
    /** Its place among the steps of this offer, counted from 1. */
    numberOfOpen: place + 1,
    count: order.length,
    /** Where Continue leads from the open step. */
    next: order[following] ?? 'payment',
    of: (step: StepName) => ({
      step,
      number: order.indexOf(step) + 1,
      state: stateOf(order.indexOf(step), place, reached),
      onOpen: () => enter(step),
      onContinue: (event: Pick<Event, 'preventDefault'>) => {
        event.preventDefault();
        goOn();
      },
    }),
  };
}

/**
 * The pressed button disappears when its step closes: focus moves to the first field of the opened step. Only after a
 * press, never on the first render.
 */
function useEnterOnceOpen(open: StepName) {
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    document.querySelector<HTMLElement>(`#step-${open} :is(${FIRST_FIELD})`)?.focus();
  }, [open]);
  return () => {
    pressed.current = true;
  };
}

const FIRST_FIELD = 'input:not([type=hidden], [type=radio]), input[type=radio]:checked, select';

/** Problems must be visible: a refusal opens the first step that contains one. */
function useOpenStepWithProblem(
  order: readonly StepName[],
  problems: Partial<Record<CheckedField, unknown>>,
  refusals: number,
  open: (step: StepName) => void,
) {
  useEffect(() => {
    if (refusals === 0) return;
    const troubled = order.find((step) => FIELDS[step].some((field) => problems[field]));
    if (troubled) open(troubled);
    // Once per refusal; correcting one problem must not move the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
}
