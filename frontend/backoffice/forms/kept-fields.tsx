import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { useBackofficeTexts } from '../messages/use-texts';
import { FORM_MARKS, formOfNames, useFormOwner } from './kept-form';

interface KeptFieldsProps {
  /** The names of the fields of the form. */
  readonly names: readonly string[];
  readonly isKept: boolean;
}

/** In a small form without rules: its fields are kept over a sign-in and over the page of the proof. */
export function KeptFields({ names, isKept }: KeptFieldsProps) {
  const owner = useFormOwner();
  const t = useBackofficeTexts();
  if (!owner) return null;
  return (
    <>
      <input type="hidden" name={FORM_MARKS.fields} value={formOfNames(names)} />
      <input type="hidden" name={FORM_MARKS.person} value={owner.personId} />
      {isKept ? (
        <Alert color="accent" role="status" title={t('formKeptForProof')} my="xs">
          <Text size="sm">{t('formKeptText')}</Text>
        </Alert>
      ) : null}
    </>
  );
}

/** What was typed into such a form, where `only` is what it says of itself: a page may have one for each row. */
export function useKeptFields(
  names: readonly string[],
  only: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | null {
  const owner = useFormOwner();
  const [kept] = useState(() => {
    const found = owner?.kept?.of === formOfNames(names) ? owner.kept.values : null;
    return found && Object.entries(only).every(([name, value]) => found[name] === value) ? found : null;
  });
  return kept;
}
