import { Stack } from '@mantine/core';
import { LOCALES } from '@guiche/checkout-rules';
import { useTexts } from '../../../shared/i18n/use-texts';
import { LongTextField, PhoneField, SelectField, TextField } from '../../fields/fields';
import type { builderMessages } from './messages.server';
import { TabForm } from './tab-form';

/** Whom buyers deal with at this checkout. */
export function AccountTab() {
  const t = useTexts<typeof builderMessages>();
  const languages = [
    { value: '', label: t('locale_none') },
    ...LOCALES.map((value) => ({ value, label: t(`locale_${value}`) })),
  ];
  return (
    <TabForm>
      {({ state }) => (
        <Stack gap="md">
          <TextField
            state={state}
            name="sellerName"
            label={t('field_sellerName')}
            hint={t('sellerNameHint')}
          />
          <TextField
            state={state}
            name="supportEmail"
            type="email"
            label={t('field_supportEmail')}
            hint={t('supportHint')}
          />
          <PhoneField
            state={state}
            name="supportPhone"
            label={t('field_supportPhone')}
            hint={t('supportHint')}
          />
          <SelectField
            state={state}
            name="locale"
            label={t('field_locale')}
            hint={t('localeHint')}
            choices={languages}
          />
          <LongTextField state={state} name="legalText" label={t('field_legalText')} hint={t('legalHint')} />
        </Stack>
      )}
    </TabForm>
  );
}
