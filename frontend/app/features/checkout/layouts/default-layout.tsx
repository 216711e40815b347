import { isHexColor, isSafeImageUrl } from '@guiche/checkout-rules';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../../../components/language-choice';
import { PageHeader } from '../../../components/page-header';
import { useCheckoutTexts } from '../../../i18n/use-texts';
import { useNonce } from '../../../lib/nonce';
import { SellerColours } from '../../../theme/seller-colours';
import { useCheckout } from '../checkout-context';
import { AddressFields } from '../fields/address-fields';
import { BuyerFields } from '../fields/buyer-fields';
import { DeliveryOptions } from '../fields/delivery-options';
import { OrderBumps } from '../fields/order-bumps';
import { PaymentMethods } from '../fields/payment-methods';
import { OrderSummary } from '../order-summary';
import { ProblemSummary } from '../problem-summary';
import { ProductSummary } from '../product-summary';
import { PurchaseForm } from '../purchase-form';
import { SubmitButton } from '../submit-button';
import { TrustNotes } from '../trust-notes';
import styles from './default-layout.module.css';

/** Layout 1 of the specification: personal data (step 1) and payment (step 2) side by side. */
export function DefaultLayout() {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  const config = offer.checkoutBuilderConfig;
  const physical = offer.product.typeProduct === 'FISICO';
  return (
    <>
      <SellerColours primary={config.colorPrimary} />
      <SellerBanner />
      <PageHeader
        brand={offer.platformName}
        logo={config.logoTopImageURL}
        secureNote={t('secureEnvironment')}
      />
      <main className={styles.page}>
        <HeaderImage url={config.headerImageURL} />
        <ProductSummary />
        <PurchaseForm>
          <ProblemSummary />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Step number={1} title={t('stepBuyer')}>
                <BuyerFields />
                {physical ? <AddressPart /> : null}
              </Step>
              {/* A digital product leaves room here; beside an address the bumps keep the other column company. */}
              {physical || offer.product.ordersBumps.length === 0 ? null : (
                <div className={styles.step}>
                  <OrderBumps />
                </div>
              )}
            </div>
            <Step number={2} title={t('stepPayment')}>
              <PaymentMethods />
              {physical ? <OrderBumps /> : null}
              <OrderSummary />
              <SubmitButton />
              <TrustNotes />
            </Step>
          </div>
        </PurchaseForm>
        <footer className={styles.footer}>
          <p>{t('poweredBy', { platform: offer.platformName })}</p>
          <LanguageChoice />
        </footer>
      </main>
    </>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <section className={styles.step} aria-labelledby={`step-${number}`}>
      <h2 className={styles.stepTitle} id={`step-${number}`}>
        <span className={styles.stepNumber}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

function AddressPart() {
  const t = useCheckoutTexts();
  const { offer } = useCheckout();
  return (
    <>
      <h3 className={styles.part}>{t('address')}</h3>
      <AddressFields />
      {offer.fretePrice !== null || offer.deliveryOptions.length === 0 ? null : (
        <>
          <h3 className={styles.part}>{t('delivery')}</h3>
          <DeliveryOptions />
        </>
      )}
    </>
  );
}

/** 'remove' is how the seller's builder says "no picture" (specification, checkout §3). */
function HeaderImage({ url }: { url: string | null }) {
  if (!url || url === 'remove' || !isSafeImageUrl(url)) return null;
  return <img className={styles.headerImage} src={url} alt="" />;
}

function SellerBanner() {
  const nonce = useNonce();
  const { enabledBannerText, bannerText, bannerTextColor, bannerTextBackgroundColor } =
    useCheckout().offer.checkoutBuilderConfig;
  if (!enabledBannerText || !bannerText) return null;
  const colour = bannerTextColor && isHexColor(bannerTextColor) ? bannerTextColor : '#ffffff';
  const ground =
    bannerTextBackgroundColor && isHexColor(bannerTextBackgroundColor)
      ? bannerTextBackgroundColor
      : '#16202c';
  return (
    <>
      <style
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `.${styles.banner}{background:${ground};color:${colour}}` }}
      />
      <p className={styles.banner}>{bannerText}</p>
    </>
  );
}
