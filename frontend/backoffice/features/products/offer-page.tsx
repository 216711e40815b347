import { Anchor, Paper } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { LinkPanel } from '../../components/link-panel';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { productMessages } from './messages.server';
import { DivisionPreview } from './division-preview';
import { OfferFields } from './offer-fields';
import type { addOffer, loadNewOffer, loadOffer, saveOffer } from './offer.server';
import { OFFER_FORM } from './product-forms';
import { ProductFrame } from './product-frame';
import { useProductLabels } from './use-product-labels';

type Shown = Awaited<ReturnType<typeof loadNewOffer> | ReturnType<typeof loadOffer>>;
type Reply = Awaited<ReturnType<typeof addOffer> | ReturnType<typeof saveOffer>>['data'];

export const offerTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** An offer of a product, or the form of a new one. */
export function OfferPage() {
  const { locale, texts, product, version, checkoutPage, link } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="offers" refused={null}>
        {checkoutPage === null ? null : <CheckoutLink to={checkoutPage} />}
        {link === null ? null : <LinkPanel {...link} />}
        <OfferForm key={version} />
        <DivisionPreview />
      </ProductFrame>
    </TextsProvider>
  );
}

function CheckoutLink({ to }: { readonly to: string }) {
  const t = useTexts<typeof productMessages>();
  return (
    <Anchor component={Link} to={to} display="inline-block" mb="md">
      {t('designCheckout')}
    </Anchor>
  );
}

function OfferForm() {
  const t = useTexts<typeof productMessages>();
  const { initial, version, currencies } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: OFFER_FORM, initial, reply });
  const labels = useProductLabels(OFFER_FORM);
  return (
    <Paper component="section" maw={820}>
      <ServerForm
        state={state}
        labels={labels}
        {...(version === null ? { submitLabel: t('newOffer') } : { hidden: { version: String(version) } })}
      >
        <OfferFields state={state} currencies={currencies} />
      </ServerForm>
    </Paper>
  );
}
