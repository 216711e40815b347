import type { ReactNode } from 'react';
import { LanguageChoice } from '../../../components/language-choice';
import { LegalFooter } from '../../../components/legal-footer';
import { PageHeader } from '../../../components/page-header';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import { PayBar } from '../pay-bar';
import { Banner } from '../seller/banner';
import { CountdownBanner } from '../seller/countdown-banner';
import { HeaderImage } from '../seller/header-image';
import { Toast } from '../toast';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** The action of the bar's button while an early step is open; undefined is "pay". */
  readonly payBarWords?: string | undefined;
}

/** The parts around the form in every layout: the seller's banners above, the legal footer below. */
export function PageFrame({ children, footer, payBarWords }: PageFrameProps) {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  const { logoTopImageURL, sellerName, isSecureNoteShown, legalText } = offer.checkoutBuilderConfig;
  return (
    <>
      <PageHeader
        brand={sellerName ?? offer.platformName}
        logo={logoTopImageURL}
        secureNote={isSecureNoteShown ? t('secureEnvironment') : null}
      >
        <Banner />
        <CountdownBanner />
      </PageHeader>
      <main className={styles.page}>
        <HeaderImage />
        {children}
        <footer className={styles.footer}>
          {footer}
          {legalText ? <p className={styles.legal}>{legalText}</p> : null}
          <LegalFooter legal={offer.legal} platformName={offer.platformName} />
          <LanguageChoice />
        </footer>
      </main>
      <Toast />
      <PayBar {...(payBarWords === undefined ? {} : { words: payBarWords })} />
    </>
  );
}
