import { NativeSelect, PasswordInput, Switch, TextInput, Textarea } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { formatDocument, formatPhone } from '@guiche/brazil';
import { useLocale } from '../../shared/i18n/use-texts';
import { useBackofficeTexts } from '../messages/use-texts';
import { maskInput } from '../../shared/lib/mask-input';
import { fieldText, fieldValue } from '../forms/field-text';
import { FORM_MARKS } from '../forms/kept-form';
import type { ServerFormState } from '../forms/use-server-form';

interface FieldProps<Name extends string> {
  readonly state: ServerFormState<Name>;
  readonly name: Name;
  readonly label: string;
  /** A description below the label. */
  readonly hint?: string;
}

/** What every field of a form has: name, id, value, problem, and whether it may be left out. */
function useFieldProps<Name extends string>({ state, name, label, hint }: FieldProps<Name>) {
  const t = useBackofficeTexts();
  const required = !state.rules[name].optional;
  const { key, ...input } = { key: state.form.key(name), ...state.form.getInputProps(name) };
  const shown = required ? label : `${label} (${t('optional')})`;
  return {
    key,
    props: { ...input, label: shown, description: hint, 'aria-required': required || undefined },
  };
}

interface TextFieldProps<Name extends string> extends FieldProps<Name> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'month';
  readonly autoComplete?: string;
}

export function TextField<Name extends string>({
  type,
  autoComplete = 'off',
  ...field
}: TextFieldProps<Name>) {
  const { key, props } = useFieldProps(field);
  // The code of a coupon or of a manager is no secret, as one for a single use is.
  const isNoSecret = field.name === 'code' && autoComplete !== 'one-time-code';
  return (
    <>
      <TextInput key={key} {...props} type={type} autoComplete={autoComplete} />
      {isNoSecret ? <input type="hidden" name={FORM_MARKS.shown} value={field.name} /> : null}
    </>
  );
}

/** A text of several sentences. */
export function LongTextField<Name extends string>(field: FieldProps<Name>) {
  const { key, props } = useFieldProps(field);
  return <Textarea key={key} {...props} rows={4} autoComplete="off" />;
}

interface NumberFieldProps<Name extends string> extends FieldProps<Name> {
  /** What is counted, behind the number. */
  readonly unit?: string;
}

/** A whole number. */
export function NumberField<Name extends string>({ unit, ...field }: NumberFieldProps<Name>) {
  const { key, props } = useFieldProps(field);
  return <TextInput key={key} {...props} inputMode="numeric" autoComplete="off" rightSection={unit} />;
}

/** A password, which the reader can show. It is never filled in by the server. */
export function PasswordField<Name extends string>({
  autoComplete = 'off',
  ...field
}: Omit<TextFieldProps<Name>, 'type'>) {
  const { key, props } = useFieldProps(field);
  return (
    <>
      <PasswordInput key={key} {...props} autoComplete={autoComplete} />
      <input type="hidden" name={FORM_MARKS.secret} value={field.name} />
    </>
  );
}

/** An amount, typed in reais and stored in cents. The field shows the currency's symbol. */
export function MoneyField<Name extends string>(field: FieldProps<Name>) {
  return <DecimalField {...field} left="R$" />;
}

/** A percentage, written with two decimals and held in basis points. */
export function PercentField<Name extends string>(field: FieldProps<Name>) {
  return <DecimalField {...field} right="%" />;
}

interface DecimalFieldProps<Name extends string> extends FieldProps<Name> {
  readonly left?: ReactNode;
  readonly right?: ReactNode;
}

function DecimalField<Name extends string>({ left, right, ...field }: DecimalFieldProps<Name>) {
  const locale = useLocale();
  const { key, props } = useFieldProps(field);
  const rule = field.state.rules[field.name];
  return (
    <TextInput
      key={key}
      {...props}
      inputMode="decimal"
      autoComplete="off"
      leftSection={left}
      rightSection={right}
      onBlur={(event) => {
        const input = event.currentTarget;
        // A text that is not a number stays as it was typed, with its problem beside it.
        input.value = fieldText(rule, fieldValue(rule, input.value, locale), locale);
        props.onBlur?.(event);
      }}
    />
  );
}

interface MaskedFieldProps<Name extends string> extends FieldProps<Name> {
  readonly mask: (text: string) => string;
  readonly inputMode: 'text' | 'tel';
}

function MaskedField<Name extends string>({ mask, inputMode, ...field }: MaskedFieldProps<Name>) {
  const { key, props } = useFieldProps(field);
  return (
    <TextInput
      key={key}
      {...props}
      inputMode={inputMode}
      autoComplete="off"
      onInput={(event: FormEvent<HTMLInputElement>) => {
        const { inputType } = event.nativeEvent as InputEvent;
        maskInput(event.currentTarget, mask, inputType);
      }}
    />
  );
}

/** A CPF or a CNPJ, with its signs once it is complete. A CNPJ may have letters. */
export function DocumentField<Name extends string>(field: FieldProps<Name>) {
  return <MaskedField {...field} mask={formatDocument} inputMode="text" />;
}

/** A Brazilian phone with its area code. */
export function PhoneField<Name extends string>(field: FieldProps<Name>) {
  return <MaskedField {...field} mask={formatPhone} inputMode="tel" />;
}

interface SelectFieldProps<Name extends string> extends FieldProps<Name> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few choices. The browser's own list, which works without script and on every phone. */
export function SelectField<Name extends string>({ choices, ...field }: SelectFieldProps<Name>) {
  const { key, props } = useFieldProps(field);
  return <NativeSelect key={key} {...props} data={[...choices]} />;
}

/** Yes or no. Sent as `on`, or not at all. */
export function SwitchField<Name extends string>(field: FieldProps<Name>) {
  const { state, name, label, hint } = field;
  const { defaultValue, ...input } = state.form.getInputProps(name);
  return (
    <Switch
      key={state.form.key(name)}
      {...input}
      value="on"
      defaultChecked={defaultValue === 'on'}
      onChange={(event) => input.onChange(event.currentTarget.checked ? 'on' : '')}
      label={label}
      description={hint}
    />
  );
}
