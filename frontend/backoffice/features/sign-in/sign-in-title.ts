import type { Area } from '@guiche/access';
import type { MetaDescriptor } from '@remix-run/node';
import type { signInLoader } from './sign-in.server';

type Shown = Awaited<ReturnType<ReturnType<typeof signInLoader>>>['data'];

/** The title of a sign-in page: what it is for, and the platform. */
export function signInTitle(area: Area, shown: Shown | undefined): MetaDescriptor[] {
  const name = shown?.brand?.name ?? 'Guichê';
  return [{ title: shown ? `${String(shown.texts[`title_${area}`])} · ${name}` : name }];
}
