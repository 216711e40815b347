import { describe, expect, test } from '@jest/globals';
import { LOCALES } from '@guiche/i18n';
import { messageProblems } from '../../shared/i18n/message-problems.fixture';
import { PAGE_MESSAGES, textsOf } from './texts.server';

describe.each(['site', 'checkout', 'payment'] as const)('the messages of %s', (page) => {
  test('are valid ICU messages, not empty, with the same arguments in each language', () => {
    expect(messageProblems(PAGE_MESSAGES[page])).toEqual([]);
  });

  test.each(LOCALES)('are sent in %s, each of them', (locale) => {
    expect(Object.keys(textsOf(locale, page))).toEqual(Object.keys(PAGE_MESSAGES[page]));
  });
});
