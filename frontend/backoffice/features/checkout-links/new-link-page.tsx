import { Fieldset, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PAYMENT_METHODS } from '@guiche/checkout-rules';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { DetailPage } from '../../components/detail-page';
import { DocumentField, NumberField, PhoneField, SelectField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm, type ServerFormState } from '../../forms/use-server-form';
import type { loadNewLink } from './checkout-links.server';
import { LINK_FORM } from './link-form';
import type { checkoutLinkMessages } from './messages.server';

type Name = keyof typeof LINK_FORM;
type Shown = Awaited<ReturnType<typeof loadNewLink>>;

const NAMES = Object.keys(LINK_FORM) as Name[];
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, ''])) as Record<Name, string>;

export const newLinkTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.newTitle)} · Guichê` : 'Guichê' },
];

/** The form of a new link to a checkout. */
export function NewLinkPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewLink />
    </TextsProvider>
  );
}

function NewLink() {
  const t = useTexts<typeof checkoutLinkMessages>();
  const reply = useActionData<ServerFormReply<Name>>();
  const state = useServerForm({ rules: LINK_FORM, initial: EMPTY, reply });
  const labels = Object.fromEntries(NAMES.map((name) => [name, t(`field_${name}`)])) as Record<Name, string>;
  return (
    <DetailPage back={{ to: '/platform/direct-checkout', label: t('back') }} title={t('newTitle')}>
      <Paper component="section" maw={820}>
        <ServerForm state={state} labels={labels} submitLabel={t('create')}>
          <Stack gap="md" maw={640}>
            <TextField state={state} name="name" label={t('field_name')} hint={t('nameHint')} />
            <WhatFields state={state} />
            <BuyerFields state={state} />
            <LimitFields state={state} />
          </Stack>
        </ServerForm>
      </Paper>
    </DetailPage>
  );
}

interface FieldsProps {
  readonly state: ServerFormState<Name>;
}

function WhatFields({ state }: FieldsProps) {
  const t = useTexts<typeof checkoutLinkMessages>();
  const { choices, affiliates } = useLoaderData<Shown>();
  const offers = choices.map(({ offerId, offerTitle, productName }) => ({
    value: offerId,
    label: offerTitle === productName ? offerTitle : `${productName}: ${offerTitle}`,
  }));
  const people = affiliates.map(({ affiliateId, name, products }) => ({
    value: affiliateId,
    label: `${name} (${products.join(', ')})`,
  }));
  const methods = PAYMENT_METHODS.map((method) => ({ value: method, label: t(`method_${method}`) }));
  return (
    <Fieldset legend={t('what')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField
          state={state}
          name="offerId"
          label={t('field_offerId')}
          choices={[{ value: '', label: t('choose') }, ...offers]}
        />
        <NumberField state={state} name="quantity" label={t('field_quantity')} />
        <TextField state={state} name="coupon" label={t('field_coupon')} />
        <SelectField
          state={state}
          name="method"
          label={t('field_method')}
          choices={[{ value: '', label: t('anyMethod') }, ...methods]}
        />
        {people.length === 0 ? null : (
          <SelectField
            state={state}
            name="affiliateId"
            label={t('field_affiliateId')}
            hint={t('affiliateHint')}
            choices={[{ value: '', label: t('noAffiliate') }, ...people]}
          />
        )}
      </SimpleGrid>
    </Fieldset>
  );
}

function BuyerFields({ state }: FieldsProps) {
  const t = useTexts<typeof checkoutLinkMessages>();
  return (
    <Fieldset legend={t('buyer')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('buyerHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField state={state} name="buyerName" label={t('field_buyerName')} />
        <TextField state={state} name="buyerEmail" type="email" label={t('field_buyerEmail')} />
        <PhoneField state={state} name="buyerPhone" label={t('field_buyerPhone')} />
        <DocumentField state={state} name="buyerCpf" label={t('field_buyerCpf')} />
      </SimpleGrid>
    </Fieldset>
  );
}

function LimitFields({ state }: FieldsProps) {
  const t = useTexts<typeof checkoutLinkMessages>();
  return (
    <>
      <Fieldset legend={t('limits')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextField
            state={state}
            name="expiresAt"
            type="date"
            label={t('field_expiresAt')}
            hint={t('lastDay')}
          />
          <NumberField state={state} name="maxUses" label={t('field_maxUses')} />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend={t('campaign')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextField state={state} name="utmSource" label={t('field_utmSource')} />
          <TextField state={state} name="utmMedium" label={t('field_utmMedium')} />
          <TextField state={state} name="utmCampaign" label={t('field_utmCampaign')} />
        </SimpleGrid>
      </Fieldset>
    </>
  );
}
