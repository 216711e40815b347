import { Text } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { LOST_FACTOR_FORM } from './lost-factor-form';
import type { lostFactorMessages } from './messages.server';

interface LostFactorPanelProps {
  readonly hasSecondFactor: boolean;
  readonly reply: ServerFormReply | undefined;
}

/** Whether a person has a second factor, and the form with which staff remove it. */
export function LostFactorPanel({ hasSecondFactor, reply }: LostFactorPanelProps) {
  const t = useTexts<typeof lostFactorMessages>();
  return (
    <Panel title={t('lostFactor')}>
      {hasSecondFactor ? <LostFactorForm reply={reply} /> : <Text>{t('lostFactorMissing')}</Text>}
    </Panel>
  );
}

function LostFactorForm({ reply }: Pick<LostFactorPanelProps, 'reply'>) {
  const t = useTexts<typeof lostFactorMessages>();
  const state = useServerForm({ rules: LOST_FACTOR_FORM, initial: { factorReason: '' }, reply });
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {t('lostFactorText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ factorReason: t('lostFactorReason') }}
        hidden={{ intent: 'resetFactor' }}
        submitLabel={t('lostFactorSubmit')}
        isDecision
      >
        <TextField state={state} name="factorReason" label={t('lostFactorReason')} />
      </ServerForm>
    </>
  );
}
