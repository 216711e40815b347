import { MantineProvider } from '@mantine/core';
import { expect, test } from '@jest/globals';
import { compileMessages } from '@guiche/i18n/compile';
import { chargesList, readListState } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { TextsProvider } from '../../shared/i18n/use-texts';
import { FoundChoices } from './found-choices';
import type { Finding } from './found-in';
import { listPageMessages } from './messages.server';

const ANA = { id: '019aa1d0-0000-7000-8000-000000000012', label: 'Ana · ana@example.com' };
const shown = (choices: Finding['choices'], more: Partial<Finding> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <StaticRouter location="/admin-root/charges">
        <TextsProvider
          locale="en-US"
          texts={compileMessages({ ...listPageMessages, ...messagesOfList(chargesList) }, 'en-US')}
        >
          <FoundChoices
            list={chargesList}
            state={readListState(chargesList, new URLSearchParams('limit=50')).state}
            address="/admin-root/charges"
            finding={{ name: 'seller', text: 'ana', choices, hasMore: false, hasFailed: false, ...more }}
          />
        </TextsProvider>
      </StaticRouter>
    </MantineProvider>,
  );

test('what was typed is said with links to what fits, which keep the rest of the list', () => {
  const html = shown([ANA, { ...ANA, id: '019aa1d0-0000-7000-8000-000000000013' }]);
  expect(html).toContain('role="status"');
  expect(html).toContain('“ana”. 2 found');
  expect(html.replaceAll('&amp;', '&')).toMatch(
    new RegExp(`href="/admin-root/charges\\?(seller=${ANA.id}&limit=50|limit=50&seller=${ANA.id})"`),
  );
});

test('where nothing fits, that is said', () => {
  expect(shown([])).toContain('“ana”. Nothing found that you may open.');
  expect(shown([])).not.toContain('<ul');
});

test('where more fit than are shown, more letters are asked for; a search that failed is not one that found nothing', () => {
  expect(shown([ANA], { hasMore: true })).toContain('“ana”. More than 1 found; type more letters.');
  expect(shown([ANA], { hasMore: true })).toContain(ANA.id);
  expect(shown([], { hasFailed: true })).toContain('“ana”. The search failed. Try again.');
  expect(shown([], { hasFailed: true })).not.toContain('Nothing found');
});
