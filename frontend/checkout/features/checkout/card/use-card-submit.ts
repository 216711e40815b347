import { onlyDigits } from '@guiche/brazil';
import { makesTokensInPage } from '@guiche/checkout-rules';
import { useSubmit } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { FormReply } from '../form-reply';
import type { CheckoutOffer } from '../offer';
import type { CardInput } from './card-input';
import { fingerPrints } from './finger-prints';
import type { FrameChannel } from './frame/frame-channel';
import { keyIdsFor, type KeyIds } from './key-ids';

interface CardSubmit {
  readonly offer: CheckoutOffer;
  readonly refuseWith: (problems: FormReply['problems']) => void;
}

/**
 * The action of failures before submit that are not in the error catalogue: they are logged, not shown (specification,
 * checkout §8).
 */
const ONLY_LOGGED: ReadonlySet<CheckoutOffer['template']> = new Set(['DROPSHIPPING', 'VEGA']);

/** Submits a form that pays by card: the frame encrypts the typed values, and only the encrypted card reaches the page. */
export function useCardSubmit({ offer, refuseWith }: CardSubmit) {
  const submit = useSubmit();
  const frame = useRef<FrameChannel>();
  const keyIds = useRef<KeyIds>();
  const [sealing, setSealing] = useState(false);
  const [failed, setFailed] = useState(false);

  const send = async (form: HTMLFormElement) => {
    setSealing(true);
    setFailed(false);
    const submitted = new FormData(form);
    try {
      if (!frame.current) throw new Error('the fields of the card are not there');
      const holderDocument = onlyDigits(String(submitted.get('cpf') ?? ''));
      const presented = await frame.current.present(holderDocument, await keyIds.current?.next());
      if (presented.kind === 'wrong') return refuseWith(presented.problems);
      keyIds.current?.spend();
      submitted.set('cardToken', presented.token);
      submitted.set('fingerPrints', JSON.stringify(fingerPrints()));
      submit(submitted, { method: 'post', action: form.getAttribute('action') ?? '' });
    } catch (failure) {
      reportError(failure);
      if (ONLY_LOGGED.has(offer.template)) return;
      setFailed(true);
      refuseWith({});
    } finally {
      setSealing(false);
    }
  };
  return {
    ...{ sealing, failed, send },
    onFrame: (door: FrameChannel | undefined) => {
      frame.current = door;
      const sealedByUs = !makesTokensInPage(offer.provider.paymentProvider);
      keyIds.current = door && sealedByUs ? keyIdsFor(offer.id) : undefined;
    },
    focus: (input: CardInput) => frame.current?.focus(input),
  };
}
