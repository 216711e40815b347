import {
  Alert,
  Badge,
  Button,
  Group,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { Form, useNavigation } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { accountMessages } from './messages.server';
import { RecoveryCodes } from './recovery-codes';
import type { FactorReply } from './second-factor.server';

interface SecondFactorSectionProps {
  readonly factor: { readonly isActive: boolean; readonly recoveryCodesLeft: number };
  readonly reply: FactorReply | undefined;
  /** Nothing else is allowed before. */
  readonly isNeeded: boolean;
}

/** The second factor of the signed-in person: adds an authenticator app, or removes it. */
export function SecondFactorSection({ factor, reply, isNeeded }: SecondFactorSectionProps) {
  const t = useTexts<typeof accountMessages>();
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} maw={820} mb="lg">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t('factor')}
        </Title>
        <Badge variant="default" tt="none">
          {t(factor.isActive ? 'factorOn' : 'factorOff')}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {factor.isActive ? t('factorCodesLeft', { count: factor.recoveryCodesLeft }) : t('factorText')}
      </Text>
      {isNeeded ? <Alert color="accent" title={t('factorNeeded')} mb="md" /> : null}
      {reply?.problem ? <Alert color="red" role="alert" title={reply.problem} mb="md" /> : null}
      {reply?.recoveryCodes ? <RecoveryCodes codes={reply.recoveryCodes} /> : null}
      <FactorForm factor={factor} reply={reply} />
    </Paper>
  );
}

function FactorForm({ factor, reply }: Omit<SecondFactorSectionProps, 'isNeeded'>) {
  if (factor.isActive) return <RemoveForm reply={reply} />;
  if (reply?.prepared) return <ConfirmForm prepared={reply.prepared} reply={reply} />;
  return <PrepareForm reply={reply} />;
}

interface StepProps {
  readonly reply: FactorReply | undefined;
}

function PrepareForm({ reply }: StepProps) {
  const t = useTexts<typeof accountMessages>();
  return (
    <Form method="post">
      <Stack gap="md" maw={360}>
        <PasswordInput
          name="password"
          label={t('currentPassword')}
          autoComplete="current-password"
          error={reply?.errors.password}
          withAsterisk={false}
          required
        />
        <Submit intent="prepareFactor" label={t('factorAdd')} />
      </Stack>
    </Form>
  );
}

function ConfirmForm({
  prepared,
  reply,
}: StepProps & { readonly prepared: NonNullable<FactorReply['prepared']> }) {
  const t = useTexts<typeof accountMessages>();
  return (
    <Form method="post">
      <Stack gap="md" maw={420}>
        <Text size="sm">{t('factorScan')}</Text>
        <img src={prepared.qrCode} alt={t('factorQrCode')} width={180} height={180} />
        <Text size="sm">
          {t('factorSecret')} <code style={{ overflowWrap: 'anywhere' }}>{prepared.secret}</code>
        </Text>
        <input type="hidden" name="secret" value={prepared.secret} />
        <input type="hidden" name="qrCode" value={prepared.qrCode} />
        <CodeInput label={t('code')} error={reply?.errors.code} />
        <Submit intent="confirmFactor" label={t('factorConfirm')} />
      </Stack>
    </Form>
  );
}

function RemoveForm({ reply }: StepProps) {
  const t = useTexts<typeof accountMessages>();
  return (
    <Form method="post">
      <Stack gap="md" maw={360}>
        <PasswordInput
          name="password"
          label={t('currentPassword')}
          autoComplete="current-password"
          error={reply?.errors.password}
          withAsterisk={false}
          required
        />
        <CodeInput label={t('codeOrRecovery')} error={reply?.errors.code} />
        <Submit intent="removeFactor" label={t('factorRemove')} />
      </Stack>
    </Form>
  );
}

function CodeInput({ label, error }: { readonly label: string; readonly error: string | undefined }) {
  return (
    <TextInput
      name="code"
      label={label}
      error={error}
      autoComplete="one-time-code"
      maxLength={40}
      withAsterisk={false}
      required
    />
  );
}

function Submit({ intent, label }: { readonly intent: string; readonly label: string }) {
  const sending = useNavigation().state !== 'idle';
  return (
    <Button type="submit" name="intent" value={intent} variant="default" aria-disabled={sending || undefined}>
      {label}
    </Button>
  );
}
