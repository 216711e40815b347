import type { ReactElement } from 'react';
import type { MailboxMail } from '../delivery/demo-mailbox.js';

const LINK = /(https?:\/\/\S+)/;

/** The mails as a page, the newest first, as text with links that work. */
export async function mailboxPage(mails: readonly MailboxMail[]): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  const linked = (text: string) =>
    text
      .split(LINK)
      .map((part, place) => (LINK.test(part) ? createElement('a', { key: place, href: part }, part) : part));
  const shown = (mail: MailboxMail, place: number): ReactElement =>
    createElement(
      'article',
      { key: place },
      createElement('h2', null, mail.subject),
      createElement('p', null, `${mail.to} · ${mail.at.toISOString()}`),
      createElement('pre', { style: { whiteSpace: 'pre-wrap' } }, linked(mail.text)),
    );
  const head = createElement('head', null, createElement('title', null, 'Caixa de correio da demonstração'));
  const empty = createElement('p', null, 'Nenhuma mensagem ainda.');
  const body = createElement(
    'body',
    null,
    createElement('h1', null, 'Caixa de correio da demonstração'),
    mails.length === 0 ? empty : mails.map(shown),
  );
  return `<!doctype html>${renderToStaticMarkup(createElement('html', { lang: 'pt-BR' }, head, body))}`;
}
