import type { Messages } from '@guiche/i18n';
import type { ListDefinition } from './define-list.js';
import { functionariesListMessages } from './lists/functionaries.messages.js';
import { sessionLogsListMessages } from './lists/session-logs.messages.js';
import { usersListMessages } from './lists/users.messages.js';

/**
 * The words of each list, by its name: `title`, `empty`, `column_{column}`, `filter_{filter}` and `{column}_{value}` of a status. For
 * servers: a page gets those of its list in one language.
 */
export const LIST_MESSAGES: Readonly<Record<string, Messages>> = {
  users: usersListMessages,
  functionaries: functionariesListMessages,
  'session-logs': sessionLogsListMessages,
};

/** @throws Error when the list has no messages */
export function messagesOfList({ name }: Pick<ListDefinition, 'name'>): Messages {
  const messages = LIST_MESSAGES[name];
  if (!messages) throw new Error(`the list ${name} has no messages`);
  return messages;
}
