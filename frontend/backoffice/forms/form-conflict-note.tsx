import { Alert, List, Text } from '@mantine/core';
import { useLocale } from '../../shared/i18n/use-texts';
import { showInstant } from '../../shared/lib/show-date';
import { useBackofficeTexts } from '../messages/use-texts';
import type { FormConflict } from './form-reply';
import type { ServerFormState } from './use-server-form';

interface FormConflictNoteProps<Name extends string> {
  readonly state: ServerFormState<Name>;
  readonly labels: Readonly<Record<Name, string>>;
  readonly conflict: FormConflict;
}

/**
 * Who changed the record while it was edited, and what differs now. The page was loaded again beneath the typed values, so that saving once
 * more is a decision about what the other person saved.
 */
export function FormConflictNote<Name extends string>({
  state: { initial, reply, rules, summary },
  labels,
  conflict,
}: FormConflictNoteProps<Name>) {
  const t = useBackofficeTexts();
  const different = (Object.keys(labels) as Name[]).filter(
    (name) => name in rules && !isProof(name, rules) && (reply?.values[name] ?? '') !== initial[name],
  );
  const shown = (text: string): string => (text === '' ? t('conflictEmpty') : shortened(text));
  const difference = (name: Name): string => {
    // What is saved of a choice or a switch is no text for people.
    if (CHOICES.includes(rules[name].kind)) return t('conflictChoice', { label: labels[name] });
    const texts = { now: shown(initial[name]), typed: shown(reply?.values[name] ?? '') };
    return t('conflictField', { label: labels[name], ...texts });
  };
  return (
    <Alert ref={summary} tabIndex={-1} color="accent" title={t('conflictTitle')} mb="md" role="alert">
      <Text size="sm">{useWho(conflict)}</Text>
      {different.length > 0 ? (
        <List size="sm" my="xs">
          {different.map((name) => (
            <List.Item key={name}>{difference(name)}</List.Item>
          ))}
        </List>
      ) : null}
      <Text size="sm">{t('conflictNext')}</Text>
    </Alert>
  );
}

/** A long text is recognized by its beginning. */
const MOST_SHOWN = 80;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;

const CHOICES: readonly string[] = ['oneOf', 'boolean'];

/** What is typed for each change anew, and belongs to no record. A code is one beside a password only: coupons have a code too. */
const isProof = (name: string, rules: object): boolean =>
  /^(password|.*reason)$/i.test(name) || (name === 'code' && 'password' in rules);

function useWho({ by, at }: FormConflict): string {
  const t = useBackofficeTexts();
  const locale = useLocale();
  if (at === null) return t('conflictUnknown');
  const instant = showInstant(at, locale);
  return by === null ? t('conflictAt', { at: instant }) : t('conflictBy', { name: by, at: instant });
}
