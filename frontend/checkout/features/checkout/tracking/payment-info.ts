type Listener = (total: number) => void;

const listeners = new Set<Listener>();

/** The buyer sent the form with a way to pay. `total` in cents. */
export function paymentInfoGiven(total: number): void {
  for (const listener of listeners) listener(total);
}

/** Called once: a form that is sent again is no second event. */
export function whenPaymentInfoIsGiven(listener: Listener): () => void {
  const once = (total: number) => {
    listeners.delete(once);
    listener(total);
  };
  listeners.add(once);
  return () => listeners.delete(once);
}
