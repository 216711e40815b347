import { Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { CHECKOUT_TEMPLATES, SUBSCRIPTION_INTERVALS } from '@guiche/checkout-rules';
import { useTexts } from '../../../shared/i18n/use-texts';
import { MoneyField, NumberField, SelectField, SwitchField, TextField } from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import type { productMessages } from './messages.server';
import type { OFFER_FORM } from './product-forms';

interface FieldsProps<Name extends string> {
  readonly state: ServerFormState<Name>;
}

/** Once, or again and again. The interval is for subscriptions. */
export function OfferChargeFields({ state }: FieldsProps<'type' | 'frequencyInDays'>) {
  const t = useTexts<typeof productMessages>();
  const types = (['ONE_TIME', 'SUBSCRIPTION'] as const).map((type) => ({
    value: type,
    label: t(`charge_${type}`),
  }));
  const intervals = SUBSCRIPTION_INTERVALS.map((days) => ({
    value: String(days),
    label: t('every', { days }),
  }));
  return (
    <>
      <SelectField state={state} name="type" label={t('field_type')} choices={types} />
      <SelectField
        state={state}
        name="frequencyInDays"
        label={t('field_frequencyInDays')}
        choices={[{ value: '', label: t('choose') }, ...intervals]}
      />
    </>
  );
}

/** How buyers can pay. */
export function MethodFields({ state }: FieldsProps<'pixEnabled' | 'creditCardEnabled' | 'billetEnabled'>) {
  const t = useTexts<typeof productMessages>();
  return (
    <Fieldset legend={t('methods')}>
      <Stack gap="sm">
        <SwitchField state={state} name="pixEnabled" label={t('field_pixEnabled')} />
        <SwitchField state={state} name="creditCardEnabled" label={t('field_creditCardEnabled')} />
        <SwitchField state={state} name="billetEnabled" label={t('field_billetEnabled')} />
      </Stack>
    </Fieldset>
  );
}

/** Everything that a seller decides about an offer. */
export function OfferFields({
  state,
  currencies,
}: FieldsProps<keyof typeof OFFER_FORM> & { readonly currencies: readonly string[] }) {
  const t = useTexts<typeof productMessages>();
  return (
    <Stack gap="md" maw={640}>
      <TextField state={state} name="title" label={t('field_title')} />
      <Fieldset legend={t('prices')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <MoneyField state={state} name="price" label={t('field_price')} />
          <MoneyField state={state} name="fakePrice" label={t('field_fakePrice')} />
          <OfferChargeFields state={state} />
          <MoneyField state={state} name="recurrencePrice" label={t('field_recurrencePrice')} />
          <NumberField state={state} name="trialDays" label={t('field_trialDays')} />
          <NumberField state={state} name="cycleLimit" label={t('field_cycleLimit')} hint={t('noLimit')} />
          <MoneyField state={state} name="fretePrice" label={t('field_fretePrice')} />
          <CurrencyField state={state} currencies={currencies} />
        </SimpleGrid>
      </Fieldset>
      <MethodFields state={state} />
      <Fieldset legend={t('buyerData')}>
        <Stack gap="sm">
          <SwitchField state={state} name="requiredDocument" label={t('field_requiredDocument')} />
          <SwitchField
            state={state}
            name="requiredDocumentAndPhone"
            label={t('field_requiredDocumentAndPhone')}
          />
        </Stack>
      </Fieldset>
      <LimitFields state={state} />
      <TemplateField state={state} />
    </Stack>
  );
}

/** How the page is laid out, until the seller designs a checkout for the offer. */
export function TemplateField({ state }: FieldsProps<'template'>) {
  const t = useTexts<typeof productMessages>();
  const choices = CHECKOUT_TEMPLATES.map((value) => ({ value, label: t(`template_${value}`) }));
  return (
    <SelectField
      state={state}
      name="template"
      label={t('field_template')}
      hint={t('templateHint')}
      choices={choices}
    />
  );
}

function CurrencyField({
  state,
  currencies,
}: FieldsProps<'currency'> & { readonly currencies: readonly string[] }) {
  const t = useTexts<typeof productMessages>();
  const choices = currencies.map((one) => ({ value: one, label: one }));
  return <SelectField state={state} name="currency" label={t('field_currency')} choices={choices} />;
}

function LimitFields({ state }: FieldsProps<keyof typeof OFFER_FORM>) {
  const t = useTexts<typeof productMessages>();
  return (
    <Fieldset legend={t('limits')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberField state={state} name="maxInstallments" label={t('field_maxInstallments')} />
        <NumberField
          state={state}
          name="interestFreeInstallments"
          label={t('field_interestFreeInstallments')}
        />
        <NumberField
          state={state}
          name="pixExpiresMinutes"
          label={t('field_pixExpiresMinutes')}
          unit={t('unit_minutes')}
        />
        <NumberField state={state} name="billetDays" label={t('field_billetDays')} unit={t('unit_days')} />
        <NumberField
          state={state}
          name="quantityLimit"
          label={t('field_quantityLimit')}
          hint={t('noLimit')}
        />
        <div />
        <TextField state={state} name="availableFrom" type="date" label={t('field_availableFrom')} />
        <TextField
          state={state}
          name="availableUntil"
          type="date"
          label={t('field_availableUntil')}
          hint={t('lastDay')}
        />
      </SimpleGrid>
    </Fieldset>
  );
}
