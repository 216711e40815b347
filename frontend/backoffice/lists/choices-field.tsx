import { Checkbox, Group } from '@mantine/core';
import type { FocusEvent, KeyboardEvent } from 'react';
import styles from './choices-field.module.css';
import { useListTexts } from './list-part';

/** More choices than these would push the other filters out of their line. */
const MOST_IN_A_LINE = 3;

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
}

/** A filter by any of several values. Many values stand in a menu, which is an element of HTML: it opens without script. */
export function ChoicesField({ name, label, choices, chosen }: ChoicesFieldProps) {
  const { t } = useListTexts();
  const boxes = choices.map((choice) => (
    <Checkbox
      key={choice.value}
      {...{ name, ...choice, size: 'sm' }}
      defaultChecked={chosen.includes(choice.value)}
    />
  ));
  if (choices.length <= MOST_IN_A_LINE)
    return (
      <fieldset className={styles.line}>
        <legend>{label}</legend>
        <Group gap="sm">{boxes}</Group>
      </fieldset>
    );
  const [only] = choices.filter(({ value }) => chosen.includes(value));
  const several = chosen.length > 1 ? t('chosenCount', { count: chosen.length }) : only?.label;
  return (
    <fieldset className={styles.menu}>
      <legend>{label}</legend>
      <details onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
        <summary aria-label={`${label}: ${several ?? t('any')}`}>{several ?? t('any')}</summary>
        {/* It takes the focus, so that a click between two choices does not leave the menu. */}
        <div className={styles.panel} tabIndex={-1}>
          {boxes}
        </div>
      </details>
    </fieldset>
  );
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeByEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
