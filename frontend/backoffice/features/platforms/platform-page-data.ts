import { useActionData } from '@remix-run/react';
import type { ServerFormReply } from '../../forms/form-reply';
import type { loadPlatform } from './platform.server';

/** What the page of a platform is drawn from. */
export type PlatformPageData = Awaited<ReturnType<typeof loadPlatform>>;

/** The reply to one form of the page. */
export function useReplyTo(form: string): ServerFormReply | undefined {
  const answered = useActionData<{ readonly form: string; readonly reply: ServerFormReply }>();
  return answered?.form === form ? answered.reply : undefined;
}
