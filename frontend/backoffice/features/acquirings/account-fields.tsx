import { Alert, Text } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, SwitchField, TextField } from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import { credentialName, type GatewayField } from './account-form';
import { evidenceKey } from './evidence-key';
import type { acquiringMessages } from './messages.server';

interface FieldsProps {
  readonly state: ServerFormState<string>;
}

type Words = ReturnType<typeof useTexts<typeof acquiringMessages>>;

/** The label of each field, for the summary of problems. */
export const accountLabels = (fields: readonly GatewayField[], t: Words): Record<string, string> => ({
  ...{
    name: t('name'),
    active: t('activeSwitch'),
    draining: t('drainingSwitch'),
    baseAddress: t('baseAddress'),
  },
  ...{ accountsBaseAddress: t('accountsBaseAddress'), loginBaseAddress: t('loginBaseAddress') },
  ...{ acceptsUnverified: t('acceptsUnverified'), provider: t('provider') },
  ...Object.fromEntries(fields.map(({ name, label }) => [credentialName(name), label])),
});

/** Name, addresses and, for a protocol that was never verified, the confirmation. */
export function PlainFields({ state, evidence }: FieldsProps & { readonly evidence: string | null }) {
  const t = useTexts<typeof acquiringMessages>();
  const isUnverified = evidence !== null && evidenceKey(evidence) === 'unverified';
  return (
    <>
      <TextField state={state} name="name" label={t('name')} />
      <TextField state={state} name="baseAddress" label={t('baseAddress')} hint={t('baseAddressHint')} />
      <TextField state={state} name="loginBaseAddress" label={t('loginBaseAddress')} hint={t('otherHost')} />
      <TextField
        state={state}
        name="accountsBaseAddress"
        label={t('accountsBaseAddress')}
        hint={t('otherHost')}
      />
      {isUnverified ? (
        <Alert color="red" title={t('unverifiedTitle')}>
          <Text size="sm" mb="sm">
            {t('unverifiedText')}
          </Text>
          <SwitchField state={state} name="acceptsUnverified" label={t('acceptsUnverified')} />
        </Alert>
      ) : null}
    </>
  );
}

interface CredentialFieldsProps extends FieldsProps {
  readonly fields: readonly GatewayField[];
  /** The secrets that are stored. They are never shown. */
  readonly secretsSet: readonly string[];
}

/** The credentials that the gateway names. */
export function CredentialFields({ state, fields, secretsSet }: CredentialFieldsProps) {
  const t = useTexts<typeof acquiringMessages>();
  return (
    <>
      {fields.map(({ name, label, secret }) =>
        secret ? (
          <PasswordField
            key={name}
            state={state}
            name={credentialName(name)}
            label={label}
            hint={secretsSet.includes(name) ? t('secretSet') : t('secretHint')}
            autoComplete="new-password"
          />
        ) : (
          <TextField key={name} state={state} name={credentialName(name)} label={label} />
        ),
      )}
    </>
  );
}
