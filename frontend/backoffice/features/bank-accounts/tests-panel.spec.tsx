import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compileMessages } from '@guiche/i18n/compile';
import { parse, type HTMLElement } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { adminAction } from '../../access/area-handlers.server';
import { backofficeTexts } from '../../messages/texts.server';
import { actOnBankAccount } from './bank-account.server';
import { bankAccountMessages } from './messages.server';
import { TestsPanel } from './tests-panel';

const ACCOUNT = '019aa1d0-0000-7000-8000-000000000012';
const UNRESOLVED = {
  ...{ id: '019aa1d0-0000-7000-8000-000000000013', state: 'SENT', by: 'Rui', isUnresolved: true },
  ...{ requestedAt: '2026-11-25T12:00:00.000Z', endedAt: null, provider: 'ASAAS' },
  ...{ endToEndId: null, withdrawId: 'w1', detail: null },
};
const TYPED: Readonly<Record<string, string>> = { reason: 'O painel mostra', password: 'a-password' };

let api: http.Server;
let calls: { readonly asked: string; readonly body: unknown }[];

beforeEach(async () => {
  calls = [];
  api = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      calls.push({
        asked: `${req.method} ${req.url}`,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown,
      });
      res.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

/** The panel of an account with a test that nobody answers about, as the server renders it. */
async function drawn(): Promise<HTMLElement> {
  const { query, dataRoutes } = createStaticHandler([
    {
      ...{ path: '*', element: <TestsPanel isTestable /> },
      loader: () => ({ tests: [UNRESOLVED], needsCode: false, requestKey: 'k' }),
    },
  ]);
  const context = await query(new Request('http://conecta.example/admin-root/manage-bank-accounts/a'));
  if (context instanceof Response) throw new Error('the panel alone leads nowhere else');
  const html = renderToStaticMarkup(
    <MantineProvider>
      <TextsProvider
        locale="en-US"
        texts={{ ...backofficeTexts('en-US'), ...compileMessages(bankAccountMessages, 'en-US') }}
      >
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </TextsProvider>
    </MantineProvider>,
  );
  return parse(html);
}

/** What a browser sends of the form when this button is pressed: its fields in order, then the button. */
async function press(text: string): Promise<void> {
  const buttons = (await drawn()).querySelectorAll('button');
  const button = buttons.find((one) => one.text.trim() === text);
  const form = button?.closest('form');
  if (!button || !form) throw new Error(`there is no button ${text}`);
  const body = new URLSearchParams();
  for (const input of [...form.querySelectorAll('input'), button]) {
    const name = input.getAttribute('name');
    if (name) body.append(name, TYPED[name] ?? input.getAttribute('value') ?? '');
  }
  const act = adminAction({}, actOnBankAccount);
  await act({
    request: new Request(`http://conecta.example/admin-root/manage-bank-accounts/${ACCOUNT}`, {
      ...{ method: 'POST', body, headers: { cookie: 'guiche_admin=s1' } },
    }),
    params: { id: ACCOUNT },
    context: {
      ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
      ...{ production: true, demo: false, publicWebUrl: 'https://conecta.example', simulatorUrl: undefined },
      ...{ internalSecret: 'of this test', log: console },
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    },
  });
}

test.each([
  ['It arrived', true],
  ['It did not arrive', false],
])('the button “%s” records of a test that paid is %s', async (text, paid) => {
  await press(text);
  expect(calls).toEqual([
    {
      asked: `PUT /api/admin/bank-accounts/${ACCOUNT}/tests/result`,
      body: { paid, reason: TYPED.reason, password: TYPED.password },
    },
  ]);
});
