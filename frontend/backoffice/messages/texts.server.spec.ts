import { expect, test } from '@jest/globals';
import { messageProblems } from '../../shared/i18n/message-problems.fixture';
import { BACKOFFICE_MESSAGES } from './texts.server';

test('the messages of the back office are valid ICU messages, not empty, with the same arguments in each language', () => {
  expect(messageProblems(BACKOFFICE_MESSAGES)).toEqual([]);
});
