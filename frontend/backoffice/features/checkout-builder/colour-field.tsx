import { Text, TextInput } from '@mantine/core';
import { contrastRatio, isHexColor } from '@guiche/checkout-rules';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import type { ServerFormState } from '../../forms/use-server-form';
import { useBackofficeTexts } from '../../messages/use-texts';
import styles from './builder.module.css';
import type { builderMessages } from './messages.server';

interface ColourFieldProps {
  readonly state: ServerFormState<string>;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** What is typed at the moment. */
  readonly typed: string | undefined;
  /** What the page has without a choice. */
  readonly fallback: string;
}

/** A colour as text, with a patch of it. */
export function ColourField({ state, name, label, hint, typed = '', fallback }: ColourFieldProps) {
  const common = useBackofficeTexts();
  const { key, ...input } = { key: state.form.key(name), ...state.form.getInputProps(name) };
  const colour = isHexColor(typed) ? typed : fallback;
  return (
    <TextInput
      key={key}
      {...input}
      label={`${label} (${common('optional')})`}
      description={hint}
      placeholder={fallback}
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      leftSection={<span className={styles.patch} style={{ background: colour }} aria-hidden="true" />}
    />
  );
}

export const READABLE = 4.5;

/** The contrast of two colours, in words. */
export function useRatio(): (one: string, other: string) => string {
  const locale = useLocale();
  return (one, other) =>
    contrastRatio(one, other).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

interface ContrastProps {
  readonly text: string;
  readonly ground: string;
}

/** Whether a text can be read on a ground: shape, number and word. */
export function Contrast({ text, ground }: ContrastProps) {
  const t = useTexts<typeof builderMessages>();
  const ratio = useRatio();
  const isReadable = contrastRatio(text, ground) >= READABLE;
  return (
    <Text size="sm" c={isReadable ? 'var(--ok)' : 'var(--warn)'}>
      {isReadable ? '✓ ' : '⚠ '}
      {t(isReadable ? 'contrastOk' : 'contrastLow', { ratio: ratio(text, ground) })}
    </Text>
  );
}
