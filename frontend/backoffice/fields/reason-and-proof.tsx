import { Stack } from '@mantine/core';
import { useTexts } from '../../shared/i18n/use-texts';
import { PasswordField, TextField } from './fields';
import type { ServerFormState } from '../forms/use-server-form';

interface ReasonAndProofProps {
  readonly state: ServerFormState<'reason' | 'password' | 'code'>;
  readonly needsCode: boolean;
}

type Word = 'reason' | 'reasonHint' | 'password' | 'code';

/** Why something is done, and the proof of who does it. The page has the words. */
export function ReasonAndProof({ state, needsCode }: ReasonAndProofProps) {
  const t = useTexts<Record<Word, never>>() as (key: Word) => string;
  return (
    <Stack gap="md" maw={480}>
      <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      <PasswordField state={state} name="password" label={t('password')} autoComplete="current-password" />
      {needsCode ? (
        <TextField state={state} name="code" label={t('code')} autoComplete="one-time-code" />
      ) : null}
    </Stack>
  );
}
