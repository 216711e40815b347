import { documentType, formatDocument, phoneText } from '@guiche/brazil';
import { isSafeImageUrl } from '@guiche/checkout-rules';
import { useLegalTexts } from './messages/use-texts';
import styles from './legal-footer.module.css';

/** A party of a sale. Null is not known. */
export interface Party {
  readonly name: string | null;
  /** CNPJ or CPF without punctuation. */
  readonly document: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** Digits only, with the area code. */
  readonly phone: string | null;
}

/** The seller, the processor of the sale and the terms. */
export interface Legal {
  readonly seller: Party;
  readonly platform: Party;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly guaranteeDays: number | null;
}

interface LegalFooterProps {
  readonly legal: Legal;
  /** The name buyers know the platform by. */
  readonly platformName: string;
}

/**
 * The seller, the processor of the sale, the terms and the right of withdrawal, as required by Decreto 7.962/2013 (articles
 * 2 and 5). Data that a seller has not entered is left out.
 */
export function LegalFooter({ legal, platformName }: LegalFooterProps) {
  const t = useLegalTexts();
  const { seller, platform } = legal;
  return (
    <section className={styles.legal} aria-label={t('legalTitle')}>
      {seller.name ? <PartyLine words={t('soldBy', { name: seller.name })} party={seller} /> : null}
      <PartyLine words={t('poweredBy', { platform: platform.name ?? platformName })} party={platform} />
      <p>{t('regret')}</p>
      <LegalLinks legal={legal} />
    </section>
  );
}

function PartyLine({ words, party }: { readonly words: string; readonly party: Party }) {
  const { document, address } = party;
  return (
    <div>
      <p>{[words, document ? documentText(document) : null, address].filter(Boolean).join(' · ')}</p>
      <Contacts party={party} />
    </div>
  );
}

/** E-mail and phone of a party, each a link as high as a finger. */
export function Contacts({ party: { email, phone } }: { readonly party: Party }) {
  if (!email && !phone) return null;
  return (
    <p className={styles.links}>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? (
        <a className={styles.phone} href={`tel:+55${phone}`}>
          {phoneText(phone)}
        </a>
      ) : null}
    </p>
  );
}

/** Terms and privacy policy; only https and pages of the site are linked to. */
export function LegalLinks({ legal: { termsUrl, privacyUrl } }: { readonly legal: Legal }) {
  const t = useLegalTexts();
  const links = [
    [termsUrl, t('terms')],
    [privacyUrl, t('privacy')],
  ] as const;
  const safe = links.flatMap(([url, words]) => (url && isSafeImageUrl(url) ? [{ url, words }] : []));
  if (safe.length === 0) return null;
  return (
    <p className={styles.links}>
      {safe.map(({ url, words }) => (
        <a key={words} href={url} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      ))}
    </p>
  );
}

/** "CNPJ 11.222.333/0001-81"; the label is the same in every language. */
export const documentText = (document: string): string =>
  `${documentType(document)} ${formatDocument(document)}`;
