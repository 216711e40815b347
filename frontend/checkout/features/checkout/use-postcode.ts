import type { components } from '@guiche/api-client';
import { formatCep, isFormattedCep, onlyDigits } from '@guiche/brazil';
import { useEffect, useState } from 'react';
import { callApi } from '../../../shared/lib/browser-api';
import { useTries } from '../../lib/use-tries';

/** `untold`: no lookup has ended for the current value. */
export type PostcodeState = 'untold' | 'found' | 'errorCepNotFound' | 'errorCep';
export type FoundAddress = components['schemas']['PostcodeDto'];

const DEBOUNCE_MS = 500;

/**
 * Looks up a complete postcode, half a second after the last key (specification, checkout §4).
 * @param onFound  uses an address; returns a function that reverts it when the postcode has changed
 */
export function usePostcode(cep: string, onFound: (address: FoundAddress) => () => void): PostcodeState {
  const digits = isFormattedCep(formatCep(cep)) ? onlyDigits(cep) : '';
  const [result, setTold] = useState<{ digits: string; state: PostcodeState }>({
    digits: '',
    state: 'untold',
  });
  const tries = useTries(result.digits === digits && result.state === 'errorCep');
  useEffect(() => {
    if (digits === '') return undefined;
    const gone = new AbortController();
    let undo = () => {};
    const ask = async () => {
      const address = await lookUp(digits, gone.signal);
      if (gone.signal.aborted) return;
      if (typeof address !== 'string') undo = onFound(address);
      setTold({ digits, state: typeof address === 'string' ? address : 'found' });
    };
    const waiting = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(waiting);
      gone.abort();
      undo();
    };
    // Only another postcode, or one whose lookup failed; the callback changes with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [digits, tries]);
  return result.digits === digits ? result.state : 'untold';
}

async function lookUp(
  digits: string,
  signal: AbortSignal,
): Promise<FoundAddress | 'errorCepNotFound' | 'errorCep'> {
  const answer = await callApi('get', '/api/postcodes/{cep}', { params: { cep: digits }, signal });
  if (answer.ok) return answer.data;
  return answer.status === 404 ? 'errorCepNotFound' : 'errorCep';
}
