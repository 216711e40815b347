import {
  useFetcher,
  type ClientActionFunctionArgs,
  type Fetcher,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BuilderReply } from './builder-reply.server';

/** So that the page is not drawn for each letter. */
const DEBOUNCE_MS = 500;

interface Edited {
  readonly id: string;
  readonly version: number;
  readonly tab: string;
}

/** What is typed belongs to a tab and to the version that it was begun with. */
const keyOf = ({ id, version, tab }: Edited): string => `preview ${id} ${version} ${tab}`;

/** Sends what is typed in a form, a moment after the last change. Returns what to call at each change. */
export function useTypedPreview(edited: Edited, holder: RefObject<HTMLElement>): () => void {
  const { submit } = useFetcher<BuilderReply | null>({ key: keyOf(edited) });
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(waiting.current), []);
  return () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      const form = holder.current?.querySelector('form');
      if (!form) return;
      const typed = new FormData(form);
      typed.set('intent', 'preview');
      submit(typed, { method: 'post' });
    }, DEBOUNCE_MS);
  };
}

/** The address of the page with what is typed at the moment, otherwise of what was saved. */
export function usePreviewAddress(edited: Edited, saved: string): string {
  const { data }: Fetcher<BuilderReply | null> = useFetcher<BuilderReply | null>({ key: keyOf(edited) });
  const typed = data?.preview ?? null;
  const key = keyOf(edited);
  const [last, setLast] = useState({ key, typed });
  if (last.key !== key) setLast({ key, typed });
  else if (typed !== null && typed !== last.typed) setLast({ key, typed });
  return (last.key === key ? last.typed : null) ?? saved;
}

/** A look that fails, such as without a connection, is left out: what is typed stays. */
export async function actUnlessLooking({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const isLook = (await request.clone().formData()).get('intent') === 'preview';
  try {
    return await serverAction();
  } catch (thrown) {
    if (isLook) return null;
    throw thrown;
  }
}

/** A look at what is typed changes no data of the page. */
export const builderRevalidates: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get('intent') === 'preview' ? false : defaultShouldRevalidate;
