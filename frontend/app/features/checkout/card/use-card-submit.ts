import type { Locale } from '@guiche/checkout-rules';
import { useSubmit } from '@remix-run/react';
import { useState } from 'react';
import type { FormReply } from '../form-reply';
import type { Offer } from '../offer';

interface CardSubmit {
  readonly offer: Offer;
  readonly today: string;
  readonly locale: Locale;
  readonly refuseWith: (problems: FormReply['problems']) => void;
}

/** Where what goes wrong on the way to submit, and is no error of the catalogue, is logged and not told (specification, checkout §8). */
const ONLY_LOGGED: ReadonlySet<Offer['template']> = new Set(['DROPSHIPPING', 'VEGA']);

/**
 * Sends a form that pays by card: the card is turned into a token first, and only the token leaves the page. Where the
 * browser has no cryptography to offer, `canSeal` is false and the form goes as it is, to be encrypted on receipt.
 */
export function useCardSubmit({ offer, today, locale, refuseWith }: CardSubmit) {
  const submit = useSubmit();
  const [sealing, setSealing] = useState(false);
  const [failed, setFailed] = useState(false);

  const send = async (form: HTMLFormElement) => {
    setSealing(true);
    setFailed(false);
    try {
      const { cardDesk } = await import('./card-desk');
      const sent = await cardDesk({ offer, today, locale, submitted: new FormData(form) });
      if (sent.kind === 'wrong') refuseWith(sent.problems);
      else submit(sent.submitted, { method: 'post' });
    } catch (failure) {
      reportError(failure);
      if (ONLY_LOGGED.has(offer.template)) return;
      setFailed(true);
      refuseWith({});
    } finally {
      setSealing(false);
    }
  };
  return { sealing, failed, canSeal: () => typeof crypto.subtle === 'object', send };
}
