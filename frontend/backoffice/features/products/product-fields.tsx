import { Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { PRODUCT_CATEGORIES } from '@guiche/checkout-rules';
import { useTexts } from '../../../shared/i18n/use-texts';
import {
  LongTextField,
  MoneyField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
} from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import type { productMessages } from './messages.server';
import { OfferChargeFields, MethodFields } from './offer-fields';
import type { NEW_PRODUCT_FORM, PRODUCT_FORM } from './product-forms';

interface FieldsProps<Name extends string> {
  readonly state: ServerFormState<Name>;
}

interface Windows {
  /** The days that may be chosen. */
  readonly windows: readonly number[];
}

/** The fields that a product needs to be sold. */
export function NewProductFields({ state, windows }: FieldsProps<keyof typeof NEW_PRODUCT_FORM> & Windows) {
  const t = useTexts<typeof productMessages>();
  const types = (['DIGITAL', 'FISICO'] as const).map((type) => ({ value: type, label: t(`type_${type}`) }));
  return (
    <Stack gap="md" maw={640}>
      <TextField state={state} name="name" label={t('field_name')} />
      <LongTextField state={state} name="description" label={t('field_description')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField state={state} name="productType" label={t('field_productType')} choices={types} />
        <CategoryField state={state} />
        <MoneyField state={state} name="price" label={t('field_price')} />
        <GuaranteeField state={state} windows={windows} />
        <OfferChargeFields state={state} />
      </SimpleGrid>
      <MethodFields state={state} />
      <TextField
        state={state}
        name="accessAddress"
        type="url"
        label={t('field_accessAddress')}
        hint={t('accessHint')}
      />
      <TextField state={state} name="supportEmail" type="email" label={t('field_supportEmail')} />
    </Stack>
  );
}

/** Everything that a seller says about a product. */
export function ProductFields({ state, windows }: FieldsProps<keyof typeof PRODUCT_FORM> & Windows) {
  const t = useTexts<typeof productMessages>();
  return (
    <Stack gap="md" maw={640}>
      <TextField state={state} name="name" label={t('field_name')} />
      <LongTextField state={state} name="description" label={t('field_description')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <CategoryField state={state} />
        <GuaranteeField state={state} windows={windows} />
        <TextField state={state} name="supportEmail" type="email" label={t('field_supportEmail')} />
        <PhoneField state={state} name="supportPhone" label={t('field_supportPhone')} />
      </SimpleGrid>
      <TextField
        state={state}
        name="accessAddress"
        type="url"
        label={t('field_accessAddress')}
        hint={t('accessHint')}
      />
      <TextField state={state} name="salesPageUrl" type="url" label={t('field_salesPageUrl')} />
      <TextField state={state} name="termsUrl" type="url" label={t('field_termsUrl')} />
      <TextField
        state={state}
        name="softDescriptor"
        label={t('field_softDescriptor')}
        hint={t('softDescriptorHint')}
      />
      <Fieldset variant="unstyled">
        <SwitchField state={state} name="abandonedCartEnabled" label={t('field_abandonedCartEnabled')} />
      </Fieldset>
    </Stack>
  );
}

function CategoryField({ state }: FieldsProps<'category'>) {
  const t = useTexts<typeof productMessages>();
  const choices = PRODUCT_CATEGORIES.map((one) => ({ value: one, label: t(`category_${one}`) }));
  return (
    <SelectField
      state={state}
      name="category"
      label={t('field_category')}
      choices={[{ value: '', label: t('choose') }, ...choices]}
    />
  );
}

function GuaranteeField({ state, windows }: FieldsProps<'guaranteeDays'> & Windows) {
  const t = useTexts<typeof productMessages>();
  const choices = windows.map((days) => ({ value: String(days), label: `${days} ${t('unit_days')}` }));
  return (
    <SelectField state={state} name="guaranteeDays" label={t('field_guaranteeDays')} choices={choices} />
  );
}
