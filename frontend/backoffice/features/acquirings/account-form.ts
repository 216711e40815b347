import { changedGatewayAccountRules, newGatewayAccountRules } from '@guiche/api-client/rules';
import { rules } from '@guiche/field-rules';
import type { FormRules } from '../../forms/field-text';

/** A field of the credentials of a gateway, as the gateway describes it. */
export interface GatewayField {
  readonly name: string;
  readonly label: string;
  readonly secret: boolean;
  readonly required: boolean;
}

const CREDENTIAL = rules.opaqueText({ min: 1, max: 20_000 });
const PLAIN = {
  name: changedGatewayAccountRules.name,
  baseAddress: changedGatewayAccountRules.baseAddress,
  accountsBaseAddress: changedGatewayAccountRules.accountsBaseAddress,
  loginBaseAddress: changedGatewayAccountRules.loginBaseAddress,
  acceptsUnverified: changedGatewayAccountRules.acceptsUnverified,
};

export const credentialName = (name: string): string => `credential_${name}`;

/** The form of a new account. Its credentials are those that the gateway requires. */
export const newAccountForm = (fields: readonly GatewayField[]): FormRules => ({
  ...PLAIN,
  provider: newGatewayAccountRules.provider,
  ...Object.fromEntries(
    fields.map(({ name, required }) => [
      credentialName(name),
      required ? CREDENTIAL : rules.optional(CREDENTIAL),
    ]),
  ),
});

/** The form of an account. A secret that is left empty stays as it is. */
export const accountForm = (fields: readonly GatewayField[]): FormRules => ({
  ...PLAIN,
  active: changedGatewayAccountRules.active,
  draining: changedGatewayAccountRules.draining,
  ...Object.fromEntries(
    fields.map(({ name, required, secret }) => [
      credentialName(name),
      required && !secret ? CREDENTIAL : rules.optional(CREDENTIAL),
    ]),
  ),
});
