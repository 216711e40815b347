import type { Message } from '@guiche/i18n';
import type { Locale, PaymentMethod } from '@guiche/checkout-rules';
import { useEffect } from 'react';
import { LanguageChoice } from '../../components/language-choice';
import { LegalFooter, type Legal } from '../../components/legal-footer';
import { PageHeader } from '../../components/page-header';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { usePaymentTexts } from '../../messages/use-texts';
import { SellerColours } from '../../theme/seller-colours';
import { useForgottenDraft } from '../../lib/forget-draft';
import { PurchaseTrackers, type PurchaseTracking } from '../checkout/tracking/purchase-trackers';
import { BilletPanel } from './billet-panel';
import type { PaymentData } from './payment';
import { PaymentOutcome, type RetryOptions } from './payment-outcome';
import styles from './payment-page.module.css';
import { titleOf, viewOf } from './payment-view';
import { useReceipt, type ReceiptData } from './receipt';
import { SupportBlock } from './support-block';
import { PixPanel } from './pix-panel';
import { usePayment } from './use-payment';
import { Text } from './parts/text';

/** Styles and images taken from the seller's checkout, so that the buyer recognizes the page. */
export interface SellerBranding {
  /** The platform. */
  readonly brand: string;
  /** The name that the seller gave the page, in place of the platform's. */
  readonly sellerName?: string | null;
  /** Where an approved payment leads, by its method. */
  readonly thankYou?: Readonly<Partial<Record<PaymentMethod, string | null>>> | null;
  readonly logo: string | null;
  readonly colours: string;
  readonly productName: string | null;
  /** Null if the offer was deleted and there is no receipt either. */
  readonly legal: Legal | null;
}

export interface PaymentPageProps extends RetryOptions {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, Message>>;
  readonly payment: PaymentData;
  readonly seller: SellerBranding;
  readonly drawnAt: string;
  readonly simulatorUrl: string | null;
  readonly receipt: ReceiptData | null;
  /** Null where no tracker is told of purchases. */
  readonly tracking: PurchaseTracking | null;
}

export function PaymentPage(props: PaymentPageProps) {
  return (
    <TextsProvider locale={props.locale} texts={props.texts}>
      <Page {...props} />
    </TextsProvider>
  );
}

function Page({ seller, drawnAt, simulatorUrl, tracking, ...loaded }: PaymentPageProps) {
  const t = usePaymentTexts();
  const { payment, checkNow } = usePayment(loaded.payment);
  const receipt = useReceipt(payment, loaded.receipt);
  const legal = receipt?.legal ?? seller.legal;
  const view = viewOf(payment);
  const billet = payment.method === 'BILLET';
  const title = t(titleOf(payment));
  // Buyers wait in another tab: the title of this page shows when the payment is done.
  useEffect(() => {
    document.title = title;
  }, [title]);
  useForgottenDraft(payment.offerId, view === 'approved');
  return (
    <>
      <SellerColours colours={seller.colours} />
      <PageHeader
        brand={seller.sellerName ?? seller.brand}
        logo={seller.logo}
        secureNote={t('secureEnvironment')}
      />
      <main className={styles.page}>
        <div className={styles.heading} aria-live="polite">
          <Text
            as="h1"
            look="title"
            className={styles.title}
            data-testid="payment-title"
            data-status={payment.status}
          >
            {title}
          </Text>
          {view === 'pending' ? <Text look="soft">{t(billet ? 'billetLead' : 'pendingLead')}</Text> : null}
        </div>
        <div className={styles.ticket}>
          {view === 'pending' ? (
            <Pending
              payment={payment}
              productName={seller.productName}
              drawnAt={drawnAt}
              checkNow={checkNow}
              isDemo={simulatorUrl !== null}
            />
          ) : (
            <PaymentOutcome
              {...loaded}
              view={view}
              payment={payment}
              receipt={receipt}
              productName={seller.productName}
              thankYouUrl={seller.thankYou?.[payment.method] ?? null}
            />
          )}
        </div>
        {legal ? <SupportBlock legal={legal} brand={seller.brand} /> : null}
        <footer className={styles.footer}>
          {legal ? <LegalFooter legal={legal} platformName={seller.brand} /> : null}
          <LanguageChoice />
          {simulatorUrl ? (
            <a href={simulatedCharge(simulatorUrl, payment)} target="_blank" rel="noopener noreferrer">
              {t('simulator')}
            </a>
          ) : null}
        </footer>
      </main>
      {tracking ? <PurchaseTrackers tracking={tracking} payment={payment} /> : null}
    </>
  );
}

type PendingProps = Parameters<typeof PixPanel>[0] & Parameters<typeof BilletPanel>[0];

function Pending({ drawnAt, isDemo, ...shown }: PendingProps) {
  if (shown.payment.method === 'BILLET') return <BilletPanel {...shown} isDemo={isDemo} />;
  return <PixPanel {...shown} drawnAt={drawnAt} />;
}

/** The simulator finds a charge by the code that its payer was given; a card has none. */
function simulatedCharge(simulatorUrl: string, { pixCode, billetCode }: PaymentData): string {
  const code = pixCode ?? billetCode;
  return code ? `${simulatorUrl}?q=${encodeURIComponent(code)}` : simulatorUrl;
}
