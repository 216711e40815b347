import { Text, Title } from '@mantine/core';
import { contrastRatio } from '@guiche/checkout-rules';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { accentTokens } from '../../theme/accent';
import styles from './customization.module.css';
import type { customizationMessages } from './messages.server';

const DEFAULT_ACCENT = '#0b5cad';
const READABLE = 4.5;
const GREETINGS = { 'pt-BR': 'greetingPt', 'en-US': 'greetingEn', 'es-ES': 'greetingEs' } as const;

interface BrandPreviewProps {
  /** What was typed into the form, by the name of the field. */
  readonly values: Readonly<Record<string, string>>;
}

/** How sign-in page, panel and mails will look, in both schemes. It is a picture: nothing in it can be used. */
export function BrandPreview({ values }: BrandPreviewProps) {
  const t = useTexts<typeof customizationMessages>();
  const typed = values.accentColor?.toLowerCase() ?? '';
  const isColor = /^#[\da-f]{6}$/.test(typed);
  const accent = isColor ? typed : DEFAULT_ACCENT;
  return (
    <aside className={styles.preview} aria-label={t('preview')}>
      <Title order={2} mb="xs">
        {t('preview')}
      </Title>
      {isColor ? <Contrast color={typed} /> : null}
      <Frame label={t('previewSignIn')} accent={accent} scheme="light">
        <SignIn values={values} scheme="light" />
      </Frame>
      <Frame label={t('previewSignIn')} accent={accent} scheme="dark">
        <SignIn values={values} scheme="dark" />
      </Frame>
      <Frame label={t('previewMenu')} accent={accent} scheme="light">
        <Menu values={values} />
      </Frame>
      <Frame label={t('previewMail')} accent={accent} scheme="light">
        <Mail values={values} />
      </Frame>
    </aside>
  );
}

function Contrast({ color }: { readonly color: string }) {
  const t = useTexts<typeof customizationMessages>();
  const locale = useLocale();
  const ratio = contrastRatio(color, '#ffffff');
  const shown = ratio.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isReadable = ratio >= READABLE;
  return (
    <Text size="sm" c={isReadable ? 'var(--ok)' : 'var(--bad)'} mb="sm" role="status">
      {isReadable ? '● ' : '✕ '}
      {t(isReadable ? 'contrastOk' : 'contrastBad', { ratio: shown })}
    </Text>
  );
}

interface FrameProps {
  readonly label: string;
  readonly accent: string;
  readonly scheme: 'light' | 'dark';
  readonly children: ReactNode;
}

function Frame({ label, accent, scheme, children }: FrameProps) {
  const tokens = accentTokens(accent)[scheme];
  const style = { '--shown-accent': tokens.accent, '--shown-ink': tokens.ink, '--shown-soft': tokens.soft };
  return (
    <figure className={styles.frame}>
      <figcaption>
        {label} {scheme === 'dark' ? '☾' : null}
      </figcaption>
      <div className={styles.picture} data-scheme={scheme} style={style as CSSProperties}>
        {children}
      </div>
    </figure>
  );
}

/** What is typed half way is no address yet; a path is a picture that was uploaded. */
const SHOWN_PICTURE = /^https:\/\/|^\/api\/objects\/public\//;

function Logo({ values, scheme }: BrandPreviewProps & { readonly scheme: 'light' | 'dark' }) {
  const { name, logoUrl, logoDarkUrl } = values;
  const logo = scheme === 'dark' && logoDarkUrl ? logoDarkUrl : logoUrl;
  return logo !== undefined && SHOWN_PICTURE.test(logo) ? (
    <img src={logo} alt={name} height={28} />
  ) : (
    <strong>{name}</strong>
  );
}

function SignIn({ values, scheme }: BrandPreviewProps & { readonly scheme: 'light' | 'dark' }) {
  const t = useTexts<typeof customizationMessages>();
  const greeting = values[GREETINGS[useLocale()]];
  return (
    <>
      <p className={styles.center}>
        <Logo values={values} scheme={scheme} />
      </p>
      {greeting ? <p className={styles.center}>{greeting}</p> : null}
      <span className={styles.field}>{t('previewEmail')}</span>
      <span className={styles.button}>{t('previewButton')}</span>
      {values.supportEmail ? <p className={styles.link}>{values.supportEmail}</p> : null}
    </>
  );
}

function Menu({ values }: BrandPreviewProps) {
  const t = useTexts<typeof customizationMessages>();
  return (
    <>
      <p>
        <strong>{values.name}</strong>
      </p>
      <span className={styles.active}>{t('previewSales')}</span>
      <span className={styles.item}>{t('previewFinancial')}</span>
    </>
  );
}

function Mail({ values }: BrandPreviewProps) {
  const t = useTexts<typeof customizationMessages>();
  return (
    <>
      <p className={styles.quiet}>{values.mailSenderName || values.name}</p>
      <p>
        <Logo values={values} scheme="light" />
      </p>
      <p>{t('previewHello')}</p>
      <span className={styles.button}>{t('previewMailButton')}</span>
      {values.mailFooter ? <p className={styles.quiet}>{values.mailFooter}</p> : null}
    </>
  );
}
