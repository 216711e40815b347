import { SimpleGrid, Title } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import {
  DocumentField,
  MoneyField,
  PasswordField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
} from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm, type ServerFormState } from '../../forms/use-server-form';
import type { ownReceiverMessages } from './own-messages.server';
import type { loadOwnReceivers } from './own-receivers.server';
import { COMPANY_RECEIVER_FORM, PERSON_RECEIVER_FORM } from './receiver-forms';

interface ReceiverFormProps {
  readonly shown: Pick<
    Awaited<ReturnType<typeof loadOwnReceivers>>,
    'documentType' | 'providers' | 'bankAccounts' | 'states' | 'initial' | 'needsCode'
  >;
  readonly reply: ServerFormReply | undefined;
}

interface FieldsProps {
  readonly state: ServerFormState<string>;
}

type FieldName = keyof typeof PERSON_RECEIVER_FORM | keyof typeof COMPANY_RECEIVER_FORM;

/** The label of a field by its name. */
function useLabel() {
  const t = useTexts<typeof ownReceiverMessages>();
  return (name: FieldName): string => t(`field_${name}`);
}

/** The form of a new receiver: of a person, or of a company with its partner. */
export function ReceiverForm({ shown, reply }: ReceiverFormProps) {
  const t = useTexts<typeof ownReceiverMessages>();
  const label = useLabel();
  const { documentType, providers, bankAccounts, states, initial, needsCode } = shown;
  const isCompany = documentType === 'CNPJ';
  const rules = isCompany ? COMPANY_RECEIVER_FORM : PERSON_RECEIVER_FORM;
  const state = useServerForm<string>({ rules, initial, reply });
  const labels = Object.fromEntries(Object.keys(rules).map((name) => [name, label(name as FieldName)]));
  const choice = { value: '', label: t('choose') };
  return (
    <ServerForm state={state} labels={labels} hidden={{ type: documentType ?? '' }} submitLabel={t('open')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
        <SelectField
          state={state}
          name="gatewayAccountId"
          label={label('gatewayAccountId')}
          choices={providers}
        />
        <SelectField
          state={state}
          name="bankAccountId"
          label={label('bankAccountId')}
          choices={bankAccounts}
        />
        <TextField state={state} name="description" label={label('description')} />
        <MoneyField state={state} name="monthlyRevenue" label={label('monthlyRevenue')} />
        <PhoneField state={state} name="phone" label={label('phone')} />
        {isCompany ? (
          <TextField state={state} name="tradingName" label={label('tradingName')} />
        ) : (
          <PersonFields state={state} />
        )}
        <TextField state={state} name="zipcode" label={label('zipcode')} autoComplete="postal-code" />
        <TextField state={state} name="street" label={label('street')} />
        <TextField state={state} name="number" label={label('number')} />
        <TextField state={state} name="complement" label={label('complement')} />
        <TextField state={state} name="district" label={label('district')} />
        <TextField state={state} name="city" label={label('city')} />
        <SelectField state={state} name="state" label={label('state')} choices={[choice, ...states]} />
      </SimpleGrid>
      {isCompany ? <PartnerFields state={state} /> : null}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="md" style={{ alignItems: 'end' }}>
        <PasswordField
          state={state}
          name="password"
          label={label('password')}
          autoComplete="current-password"
        />
        {needsCode ? (
          <TextField state={state} name="code" label={label('code')} autoComplete="one-time-code" />
        ) : null}
      </SimpleGrid>
    </ServerForm>
  );
}

function PersonFields({ state }: FieldsProps) {
  const label = useLabel();
  return (
    <>
      <TextField state={state} name="birthDate" label={label('birthDate')} type="date" autoComplete="bday" />
      <TextField state={state} name="occupation" label={label('occupation')} />
    </>
  );
}

function PartnerFields({ state }: FieldsProps) {
  const t = useTexts<typeof ownReceiverMessages>();
  const label = useLabel();
  return (
    <>
      <Title order={3} my="md">
        {t('partnerTitle')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
        <TextField state={state} name="partnerName" label={label('partnerName')} />
        <DocumentField state={state} name="partnerDocument" label={label('partnerDocument')} />
        <TextField state={state} name="partnerEmail" label={label('partnerEmail')} type="email" />
        <PhoneField state={state} name="partnerPhone" label={label('partnerPhone')} />
        <TextField state={state} name="partnerBirthDate" label={label('partnerBirthDate')} type="date" />
        <MoneyField state={state} name="partnerIncome" label={label('partnerIncome')} />
        <TextField state={state} name="partnerOccupation" label={label('partnerOccupation')} />
        <SwitchField state={state} name="partnerIsRepresentative" label={label('partnerIsRepresentative')} />
      </SimpleGrid>
    </>
  );
}
