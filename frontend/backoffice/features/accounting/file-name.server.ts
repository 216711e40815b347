import type { Locale } from '@guiche/i18n';
import { showDate } from '../../../shared/lib/show-date';
import { accountingMessages } from './messages.server';

const PREFIX = 'accounting-';

/** What a file of the accounting is called; undefined for the file of a list. */
export function accountingFileName(
  { list, query }: { readonly list: string; readonly query: string },
  locale: Locale,
): string | undefined {
  if (!list.startsWith(PREFIX)) return undefined;
  const content = list.slice(PREFIX.length);
  const params = new URLSearchParams(query);
  const word =
    accountingMessages[`content_${content}` as keyof typeof accountingMessages]?.[locale] ?? content;
  const [from = '', to = ''] = [params.get('from') ?? '', params.get('to') ?? ''];
  const days =
    content === 'balances' || from === to
      ? showDate(to, locale)
      : `${showDate(from, locale)} – ${showDate(to, locale)}`;
  return `${word}, ${days} (${(params.get('format') ?? 'csv').toUpperCase()})`;
}
