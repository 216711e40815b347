import { MantineProvider } from '@mantine/core';
import { expect, test } from '@jest/globals';
import { compileMessages } from '@guiche/i18n/compile';
import { chargesList } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { TextsProvider } from '../../shared/i18n/use-texts';
import { FoundField } from './found-field';
import type { Finding } from './found-in';
import { listPageMessages } from './messages.server';

const ANA = { id: '019aa1d0-0000-7000-8000-000000000012', label: 'Ana · ana@example.com' };
const shown = (finding: Partial<Finding>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <TextsProvider
        locale="en-US"
        texts={compileMessages({ ...listPageMessages, ...messagesOfList(chargesList) }, 'en-US')}
      >
        <FoundField
          name="seller"
          chosen={[]}
          finding={{
            name: 'seller',
            text: 'ana',
            choices: [ANA],
            hasMore: false,
            hasFailed: false,
            ...finding,
          }}
        />
      </TextsProvider>
    </MantineProvider>,
  );

test('a filter offers what fits; where more fit, it takes more letters, and says so', () => {
  expect(shown({})).toContain('<select');
  const more = shown({ hasMore: true });
  expect(more).not.toContain('<select');
  expect(more).toMatch(/<input[^>]*name="seller.find"[^>]*value="ana"/);
  expect(more).toContain('More than 1 found; type more letters.');
  expect(shown({ choices: [], hasFailed: true })).toContain('The search failed. Try again.');
});
