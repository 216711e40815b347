import { registrationRules } from '@guiche/api-client/rules';
import { rules } from '@guiche/field-rules';

const { name, document, email, phone, password, heardFrom, managerCode } = registrationRules;

/** The fields of a registration. The API wants the acceptance of the terms as a word; here it is a switch. */
export const REGISTRATION_FORM = {
  ...{ name, document, email, phone, password, heardFrom, managerCode },
  acceptsTerms: rules.boolean(),
};

export type RegistrationField = keyof typeof REGISTRATION_FORM;

export const NO_REGISTRATION: Readonly<Record<RegistrationField, string>> = {
  ...{ name: '', document: '', email: '', phone: '', password: '' },
  ...{ heardFrom: '', managerCode: '', acceptsTerms: '' },
};
