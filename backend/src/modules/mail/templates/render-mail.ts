import { translator, type Locale } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import type { ReactElement } from 'react';
import type { MailKind, MailKinds } from './mail-kinds.js';
import { MAIL_MESSAGES } from './messages.js';

/** The platform that a mail speaks for. */
export interface MailBrand {
  readonly name: string;
  /** Null: the name. */
  readonly senderName: string | null;
  readonly supportEmail: string | null;
  /** An https address. */
  readonly logoUrl: string | null;
  /** #rrggbb, on which white text is readable. */
  readonly accentColor: string | null;
  readonly footer: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail says, in the order of its parts. */
interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly link: string } | null;
  readonly note: string;
  readonly support: string | null;
}

/** A mail in the language of its reader, as HTML and as text. */
export async function renderMail<K extends MailKind>(
  kind: K,
  values: MailKinds[K],
  locale: Locale,
  brand: MailBrand,
): Promise<RenderedMail> {
  const content = contentOf(kind, values, locale, brand);
  const html = await renderHtml(content, locale, brand);
  return { subject: content.subject, text: textOf(content, brand), html };
}

function contentOf<K extends MailKind>(
  kind: K,
  values: MailKinds[K],
  locale: Locale,
  { name: platform, supportEmail }: MailBrand,
): MailContent {
  const translate = translator(compileMessages(MAIL_MESSAGES, locale), locale);
  const t = translate as unknown as (key: string, values: object) => string;
  const given = { ...values, platform };
  return {
    subject: t(`${kind}_subject`, given),
    greeting: t('greeting', given),
    text: t(`${kind}_text`, given),
    button: 'link' in values ? { label: t(`${kind}_button`, given), link: values.link } : null,
    note: t(`${kind}_note`, given),
    support: supportEmail === null ? null : t('support', { email: supportEmail }),
  };
}

const textOf = (
  { greeting, text, button, note, support }: MailContent,
  { name, footer }: MailBrand,
): string =>
  [
    ...[greeting, text, ...(button ? [`${button.label}: ${button.link}`] : []), note],
    ...[support ?? [], name, footer ?? []],
  ]
    .flat()
    .join('\n\n');

// Mail programs know no style sheets, so each element has its own style.
const STYLES = {
  page: {
    margin: 0,
    padding: '24px',
    background: '#f4f6f8',
    fontFamily: 'Arial, sans-serif',
    color: '#121c28',
  },
  card: { maxWidth: '520px', margin: '0 auto', padding: '32px', background: '#ffffff', borderRadius: '8px' },
  brand: { margin: '0 0 24px', fontSize: '16px', fontWeight: 700 },
  logo: { display: 'block', margin: '0 0 24px', border: 0 },
  text: { margin: '0 0 16px', fontSize: '15px', lineHeight: '24px', whiteSpace: 'pre-line' },
  button: {
    ...{
      display: 'inline-block',
      padding: '12px 20px',
      borderRadius: '6px',
      fontSize: '15px',
      fontWeight: 700,
    },
    ...{ background: '#0b5cad', color: '#ffffff', textDecoration: 'none' },
  },
  note: { margin: '16px 0 0', fontSize: '13px', lineHeight: '20px', color: '#586577' },
  footer: {
    ...{ margin: '24px 0 0', padding: '16px 0 0', borderTop: '1px solid #e2e7ed' },
    ...{ fontSize: '12px', lineHeight: '18px', color: '#586577' },
  },
} as const;

const buttonStyle = ({ accentColor }: MailBrand) =>
  accentColor === null ? STYLES.button : { ...STYLES.button, background: accentColor };

/** React escapes every value. It is loaded when the first mail is rendered: a process that sends none does without. */
async function renderHtml(content: MailContent, locale: Locale, brand: MailBrand): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  const paragraph = (text: string | null, style: object): ReactElement | null =>
    text === null ? null : createElement('p', { style }, text);
  const { greeting, text, button, note, support } = content;
  const card = createElement(
    'div',
    { style: STYLES.card },
    brand.logoUrl === null
      ? paragraph(brand.name, STYLES.brand)
      : createElement('img', { src: brand.logoUrl, alt: brand.name, height: 36, style: STYLES.logo }),
    paragraph(greeting, STYLES.text),
    paragraph(text, STYLES.text),
    button && createElement('a', { href: button.link, style: buttonStyle(brand) }, button.label),
    paragraph(note, STYLES.note),
    paragraph(support, STYLES.note),
    paragraph(brand.footer, STYLES.footer),
  );
  const head = createElement('head', null, createElement('meta', { charSet: 'utf-8' }));
  const page = createElement(
    'html',
    { lang: locale },
    head,
    createElement('body', { style: STYLES.page }, card),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
