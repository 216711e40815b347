import { expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { BilletPanel } from './billet-panel';
import { ProductLinks } from './bought-access';
import { renderPayment } from './render.fixture';
import { aPayment } from './payment.fixture';

const HOSTILE = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://curso.example/',
  '//curso.example/',
  'https://banco.example@curso.example/',
  'http://127.0.0.1.curso.example/',
  'http://127.0.0.1:x@curso.example/b.pdf',
  'http://localhost:3002@curso.example/b.pdf',
];

const linksOf = (part: ReactElement): string[] =>
  parse(renderPayment(part))
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href') ?? '');

test('access links are https; other addresses of a seller are not linked', () => {
  const access = [...HOSTILE, 'https://cursos.example/fotografia'].map((address) => ({
    title: 'Curso',
    address,
  }));
  expect(linksOf(<ProductLinks access={access} />)).toEqual(['https://cursos.example/fotografia']);
});

test('the PDF of a bank slip is opened from https, and in the demonstration from this machine', () => {
  // The other link of the panel reloads: an empty address is this page.
  const linksTo = (billetUrl: string, isDemo = true) =>
    linksOf(
      <BilletPanel
        payment={aPayment({ method: 'BILLET', billetUrl })}
        checkNow={() => Promise.resolve(true)}
        isDemo={isDemo}
      />,
    );
  for (const address of HOSTILE) expect(linksTo(address)).toEqual(['']);
  for (const address of ['https://banco.example/boleto.pdf', 'http://127.0.0.1:3002/boleto.pdf'])
    expect(linksTo(address)).toEqual([address, '']);
  expect(linksTo('http://127.0.0.1:3002/boleto.pdf', false)).toEqual(['']);
});
