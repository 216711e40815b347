import { data } from '@remix-run/node';
import type { AreaActionCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { typedReply } from '../../forms/read-form.server';
import { FIND_PLATFORM, type FindingReply, type PlatformChoice } from './find-platform-form';
import { onlyFound } from './only-found';

const LONGEST_QUERY = 100;

interface Finding<Name extends string> {
  readonly rules: FormRules<Name>;
  /** The platforms that the form offers for a search. */
  readonly choices: (q: string) => Promise<readonly PlatformChoice[]>;
  /** Sends the form. It throws the redirect of one that was accepted. */
  readonly send: () => Promise<{
    readonly data: ServerFormReply<Name>;
    readonly init: ResponseInit | null;
  }>;
}

/**
 * Searches the platforms of a form, or sends it. The search is a button of the form, so that nothing that was typed is lost, also without
 * script; and the form is posted, so that none of it is in an address.
 */
export async function findOrSend<Name extends string>(
  { form, intent }: AreaActionCall,
  { rules, choices, send }: Finding<Name>,
) {
  const typed = form.get(FIND_PLATFORM.query);
  const q = typeof typed === 'string' ? typed.trim().slice(0, LONGEST_QUERY) : '';
  if (intent !== FIND_PLATFORM.intent) {
    const { data: reply, init } = await send();
    return data<FindingReply<Name>>({ ...reply, q, found: foundBefore(form) }, init ?? undefined);
  }
  const platforms = await choices(q);
  const reply = typedReply(form, rules);
  const chosen = String(form.get('platform') ?? '');
  const isOffered = platforms.some(({ value }) => value === chosen);
  const platform = onlyFound(q, platforms) || (isOffered ? chosen : '');
  return data<FindingReply<Name>>({
    ...reply,
    values: { ...reply.values, platform },
    ...{ q, found: { q, platforms } },
  });
}

/** The form carries what the last search found: one that is refused offers the same again, and nothing is searched that can fail. */
function foundBefore(form: FormData): FindingReply['found'] {
  const q = form.get(FIND_PLATFORM.foundBy);
  if (typeof q !== 'string') return null;
  const platforms = form.getAll(FIND_PLATFORM.found).map((text) => {
    const [value = '', ...label] = String(text).split(' ');
    return { value, label: label.join(' ') };
  });
  return { q, platforms };
}
