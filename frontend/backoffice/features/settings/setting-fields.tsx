import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { LOCALES } from '@guiche/checkout-rules';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../../../shared/lib/languages';
import { useTexts } from '../../../shared/i18n/use-texts';
import {
  DocumentField,
  LongTextField,
  MoneyField,
  PercentField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
} from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import type { settingsMessages } from './messages.server';
import {
  COUNTS,
  COUNTS_WITH_INTEREST,
  cardFixedName,
  cardPercentName,
  interestName,
  settingNames,
  type SettingGroup,
} from './setting-forms';
import type { loadSettings } from './settings.server';

interface FieldsProps {
  readonly state: ServerFormState<string>;
  readonly labels: Readonly<Record<string, string>>;
}

/** The fields of a group of settings. */
export function SettingFields({ group, ...fields }: FieldsProps & { readonly group: SettingGroup }) {
  switch (group) {
    case 'fees':
      return (
        <>
          <SwitchField state={fields.state} name="feesOwn" label={fields.labels['feesOwn'] ?? ''} />
          <FeeFields {...fields} />
        </>
      );
    case 'installments':
      return <InstallmentFields {...fields} />;
    case 'release':
      return <ReleaseFields {...fields} />;
    case 'withdrawals':
      return <WithdrawalFields {...fields} />;
    case 'anticipations':
      return <AnticipationFields {...fields} />;
    case 'disputes':
      return <DisputeFields {...fields} />;
    case 'selling':
      return <SellingFields {...fields} />;
    case 'languages':
      return <LanguageFields {...fields} />;
    case 'access':
      return <AccessFields {...fields} />;
    case 'documents':
      return <DocumentDemandFields {...fields} />;
    case 'company':
      return <CompanyFields {...fields} />;
    default:
      return (
        <Stack gap="md">
          {settingNames(group).map((name) => (
            <SwitchField key={name} state={fields.state} name={name} label={fields.labels[name] ?? name} />
          ))}
        </Stack>
      );
  }
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="fieldset" m={0} mb="md">
      <Text component="legend" fw={500} px={4}>
        {title}
      </Text>
      <SimpleGrid cols={2} spacing="sm" maw={560} style={{ alignItems: 'end' }}>
        {children}
      </SimpleGrid>
    </Paper>
  );
}

/** The fees of each method, and of a card by its number of installments. */
export function FeeFields(fields: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  return (
    <>
      <Section title={t('fees_PIX')}>{feePair(fields, 'pixBasisPoints', 'pixFixed')}</Section>
      <Section title={t('fees_BILLET')}>{feePair(fields, 'billetBasisPoints', 'billetFixed')}</Section>
      <CardFeeFields {...fields} />
    </>
  );
}

/** The fees of a card by its number of installments. */
export function CardFeeFields(fields: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  return (
    <Section title={t('fees_CREDIT_CARD')}>
      {COUNTS.flatMap((count) => feePair(fields, cardPercentName(count), cardFixedName(count)))}
    </Section>
  );
}

const feePair = ({ state, labels }: FieldsProps, percent: string, fixed: string) => [
  <PercentField key={percent} state={state} name={percent} label={labels[percent] ?? percent} />,
  <MoneyField key={fixed} state={state} name={fixed} label={labels[fixed] ?? fixed} />,
];

function InstallmentFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  return (
    <>
      <Section title={t('tab_installments')}>
        <TextField {...label('numberOfInstallments')} />
        <TextField {...label('maxInstallmentsWithoutInterest')} />
        <MoneyField {...label('minInstallmentValue')} />
      </Section>
      <Section title={t('interest')}>
        {COUNTS_WITH_INTEREST.map((count) => (
          <PercentField key={count} {...label(interestName(count))} />
        ))}
      </Section>
    </>
  );
}

function ReleaseFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  const methods = [
    ['pix', 'fees_PIX'],
    ['billet', 'fees_BILLET'],
    ['card', 'release_card'],
  ] as const;
  return (
    <>
      {methods.map(([method, title]) => (
        <Section key={method} title={t(title)}>
          <TextField {...label(`${method}Days`)} />
          <TextField {...label(`${method}AffiliateDays`)} />
          <TextField {...label(`${method}CoProducerDays`)} />
          <PercentField {...label(`${method}ReserveBasisPoints`)} />
          <TextField {...label(`${method}ReserveDays`)} />
        </Section>
      ))}
      <Section title={t('release_rolling')}>
        <PercentField {...label('rollingBasisPoints')} />
        <TextField {...label('rollingDays')} />
        <TextField {...label('rollingSaleDays')} hint={t('rollingHint')} />
      </Section>
      <Stack gap="md">
        <SwitchField {...label('businessDaysOnly')} />
        <SwitchField {...label('trackingRequired')} />
        <SwitchField {...label('heldByRefundRequest')} />
      </Stack>
    </>
  );
}

function DisputeFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  return (
    <>
      <Section title={t('disputes_chargeback')}>
        <TextField {...label('chargebackDays')} />
        <MoneyField {...label('chargebackFee')} />
      </Section>
      <Section title={t('disputes_med')}>
        <TextField {...label('medDays')} />
        <MoneyField {...label('medFee')} />
      </Section>
      <Stack mb="md">
        <SwitchField {...label('disputeFeeShared')} />
      </Stack>
      <Section title={t('disputes_refund')}>
        <MoneyField {...label('refundFee')} />
      </Section>
      <Section title={t('disputes_limits')}>
        <TextField {...label('chargebackLimitCount')} hint={t('chargebackLimitHint')} />
        <PercentField {...label('chargebackLimitBps')} />
      </Section>
    </>
  );
}

function WithdrawalFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  return (
    <>
      <Section title={t('withdrawals_all')}>
        <MoneyField {...label('minAmount')} />
        <MoneyField {...label('fee')} />
        <MoneyField {...label('dailyLimit')} />
        <span />
        <TextField {...label('fromHour')} />
        <TextField {...label('toHour')} />
      </Section>
      <Section title={t('withdrawals_people')}>
        <MoneyField {...label('autoApproveLimit')} hint={t('autoApproveHint')} />
        <MoneyField {...label('automaticDailyCap')} />
        <MoneyField {...label('fourEyesFrom')} />
        <MoneyField {...label('auditFrom')} />
      </Section>
    </>
  );
}

function AnticipationFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  return (
    <>
      <SwitchField {...label('anticipationsEnabled')} />
      <Section title={t('anticipations_all')}>
        <PercentField {...label('anticipationLimitBps')} />
        <PercentField {...label('anticipationFeeBps')} />
        <MoneyField {...label('anticipationMinAmount')} />
      </Section>
      <Section title={t('anticipations_people')}>
        <MoneyField {...label('anticipationPreApproveLimit')} hint={t('preApproveHint')} />
        <MoneyField {...label('anticipationFourEyesFrom')} />
      </Section>
    </>
  );
}

function SellingFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  return (
    <>
      <Section title={t('selling_windows')}>
        <SwitchField {...label('refundWindow14')} />
        <SwitchField {...label('refundWindow21')} />
        <SwitchField {...label('refundWindow30')} />
      </Section>
      <Section title={t('selling_cookies')}>
        <SwitchField {...label('cookieDays90')} />
        <SwitchField {...label('cookieDays180')} />
        <SwitchField {...label('cookieForever')} />
        <SwitchField {...label('firstClickCredited')} />
      </Section>
      <Section title={t('selling_currencies')}>
        <SwitchField {...label('currencyUSD')} />
        <SwitchField {...label('currencyEUR')} />
        <SwitchField {...label('currencyMXN')} />
      </Section>
      <Stack maw={560}>
        <TextField {...label('softDescriptor')} hint={t('softDescriptorHint')} />
      </Stack>
    </>
  );
}

function DocumentDemandFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const switches = (of: string) =>
    settingNames('documents')
      .filter((name) => name.startsWith(of))
      .map((name) => <SwitchField key={name} state={state} name={name} label={labels[name] ?? name} />);
  return (
    <>
      <Section title={t('documents_persons')}>{switches('person')}</Section>
      <Section title={t('documents_companies')}>{switches('company')}</Section>
    </>
  );
}

function LanguageFields({ state, labels }: FieldsProps) {
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  return (
    <Stack gap="md" maw={360}>
      <SwitchField {...label('languagePortuguese')} />
      <SwitchField {...label('languageEnglish')} />
      <SwitchField {...label('languageSpanish')} />
      <SelectField
        {...label('defaultLanguage')}
        choices={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </Stack>
  );
}

function AccessFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const { ownAddress } = useLoaderData<Awaited<ReturnType<typeof loadSettings>>>();
  return (
    <Stack maw={560}>
      <LongTextField
        state={state}
        name="staffAddresses"
        label={labels['staffAddresses'] ?? ''}
        hint={t('staffAddressesHint')}
      />
      <Text size="sm" role="note">
        {t('ownAddress', { address: ownAddress })}
      </Text>
    </Stack>
  );
}

function CompanyFields({ state, labels }: FieldsProps) {
  const t = useTexts<typeof settingsMessages>();
  const label = (name: string) => ({ state, name, label: labels[name] ?? name });
  return (
    <Stack gap="md" maw={560}>
      <TextField {...label('legalName')} />
      <DocumentField {...label('document')} />
      <TextField {...label('legalAddress')} />
      <TextField {...label('supportEmail')} type="email" />
      <PhoneField {...label('supportPhone')} />
      <TextField {...label('termsUrl')} hint={t('pageHint')} />
      <TextField {...label('privacyUrl')} hint={t('pageHint')} />
    </Stack>
  );
}
