import { useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, TextField } from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import type { refundMessages } from './messages.server';

interface ProofFieldsProps<Name extends string> {
  readonly state: ServerFormState<Name | 'reason' | 'password' | 'code'>;
  readonly needsCode: boolean;
}

/** Why money is moved, and the proof of who moves it. */
export function ProofFields<Name extends string>({ state, needsCode }: ProofFieldsProps<Name>) {
  const t = useTexts<typeof refundMessages>();
  return (
    <>
      <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      <PasswordField state={state} name="password" label={t('password')} autoComplete="current-password" />
      {needsCode ? (
        <TextField state={state} name="code" label={t('code')} autoComplete="one-time-code" />
      ) : null}
    </>
  );
}
