import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { PRODUCT_CATEGORIES } from '@guiche/checkout-rules';
import { useTexts } from '../../../shared/i18n/use-texts';
import {
  LongTextField,
  MoneyField,
  NumberField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
} from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import type { productMessages } from './messages.server';
import { MethodFields, OfferChargeFields, TemplateField } from './offer-fields';
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
        <NumberField state={state} name="maxInstallments" label={t('field_maxInstallments')} />
      </SimpleGrid>
      <MethodFields state={state} />
      <TemplateField state={state} />
      <TextField
        state={state}
        name="accessAddress"
        type="url"
        label={t('field_accessAddress')}
        hint={t('accessHint')}
      />
      <GoodsFields state={state} hint={t('goodsHint')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField state={state} name="supportEmail" type="email" label={t('field_supportEmail')} />
        <PhoneField state={state} name="supportPhone" label={t('field_supportPhone')} />
      </SimpleGrid>
      <TextField state={state} name="salesPageUrl" type="url" label={t('field_salesPageUrl')} />
    </Stack>
  );
}

interface GoodsProps extends FieldsProps<'stock' | 'weightGrams' | 'lengthCm' | 'widthCm' | 'heightCm'> {
  readonly hint: string | null;
}

/** Of a physical product: how many pieces there are, and the parcel of one. */
function GoodsFields({ state, hint }: GoodsProps) {
  const t = useTexts<typeof productMessages>();
  return (
    <Fieldset legend={t('goods')}>
      {hint === null ? null : (
        <Text size="sm" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberField state={state} name="stock" label={t('field_stock')} hint={t('stockHint')} />
        <NumberField
          state={state}
          name="weightGrams"
          label={t('field_weightGrams')}
          hint={t('parcelHint')}
          unit="g"
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" mt="sm">
        <NumberField state={state} name="lengthCm" label={t('field_lengthCm')} unit="cm" />
        <NumberField state={state} name="widthCm" label={t('field_widthCm')} unit="cm" />
        <NumberField state={state} name="heightCm" label={t('field_heightCm')} unit="cm" />
      </SimpleGrid>
    </Fieldset>
  );
}

interface ProductFieldsProps extends FieldsProps<keyof typeof PRODUCT_FORM> {
  readonly isPhysical: boolean;
  /** Null: without a limit. */
  readonly stockLeft: number | null;
  /** The days for which affiliates may be remembered; 0: without an end. */
  readonly cookieDays: readonly number[];
}

/** Everything that a seller says about a product. */
export function ProductFields({
  state,
  windows,
  isPhysical,
  stockLeft,
  cookieDays,
}: ProductFieldsProps & Windows) {
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
        <CookieDaysField state={state} cookieDays={cookieDays} />
      </SimpleGrid>
      <TextField
        state={state}
        name="accessAddress"
        type="url"
        label={t('field_accessAddress')}
        hint={t('accessHint')}
      />
      {isPhysical ? (
        <GoodsFields state={state} hint={stockLeft === null ? null : t('stockLeft', { left: stockLeft })} />
      ) : null}
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

function CookieDaysField({
  state,
  cookieDays,
}: FieldsProps<'affiliateCookieDays'> & Pick<ProductFieldsProps, 'cookieDays'>) {
  const t = useTexts<typeof productMessages>();
  const choices = cookieDays.map((days) => ({
    value: String(days),
    label: days === 0 ? t('cookieForever') : `${days} ${t('unit_days')}`,
  }));
  return (
    <SelectField
      state={state}
      name="affiliateCookieDays"
      label={t('field_affiliateCookieDays')}
      hint={t('cookieHint')}
      choices={choices}
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
