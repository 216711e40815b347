import { Fieldset, Stack } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, SelectField, SwitchField, TextField } from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import type { productPixelMessages } from './messages.server';
import { EVENT_NAMES, type PRODUCT_PIXEL_FORM } from './pixel-forms';

type Name = keyof typeof PRODUCT_PIXEL_FORM;

/** The label of each field, by its name. */
export function usePixelLabels<Field extends string>(form: Readonly<Record<Field, unknown>>) {
  const t = useTexts<typeof productPixelMessages>();
  const names = Object.keys(form) as Field[];
  return Object.fromEntries(names.map((name) => [name, t(`pixel_${name}` as 'pixel_label')])) as Record<
    Field,
    string
  >;
}

interface PixelFieldsProps {
  readonly state: ServerFormState<Name>;
  readonly labels: Readonly<Record<Name, string>>;
  readonly hasToken: boolean;
}

/** What can be changed of a pixel. */
export function PixelFields({ state, labels, hasToken }: PixelFieldsProps) {
  const t = useTexts<typeof productPixelMessages>();
  const choice = (value: string) => ({ value, label: t(`pixel_${value}` as 'pixel_APPROVED') });
  return (
    <Stack gap="md" maw={480}>
      <TextField state={state} name="label" label={labels.label} hint={t('pixelLabelHint')} />
      <PasswordField
        state={state}
        name="token"
        label={labels.token}
        hint={t(hasToken ? 'pixelTokenKept' : 'pixelTokenHint')}
      />
      <Fieldset legend={t('pixelEvents')}>
        <Stack gap="sm">
          {EVENT_NAMES.map((name) => (
            <SwitchField key={name} state={state} name={name} label={labels[name]} />
          ))}
        </Stack>
      </Fieldset>
      <SelectField
        state={state}
        name="purchaseOn"
        label={labels.purchaseOn}
        choices={['APPROVED', 'GENERATED'].map(choice)}
      />
      <SelectField
        state={state}
        name="valueSent"
        label={labels.valueSent}
        choices={['TOTAL', 'PRODUCT'].map(choice)}
      />
      <SwitchField state={state} name="isActive" label={labels.isActive} />
      <SwitchField state={state} name="needsConsent" label={labels.needsConsent} />
    </Stack>
  );
}
