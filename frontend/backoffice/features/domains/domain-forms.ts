import { domainDecisionRules, newDomainRules } from '@guiche/api-client/rules';

/** A new host. */
export const DOMAIN_FORM = { host: newDomainRules.host, use: newDomainRules.use };

/** Why a host becomes the default or is removed, and the proof of who does it. */
export const DOMAIN_DECISION_FORM = {
  reason: domainDecisionRules.reason,
  password: domainDecisionRules.password,
  code: domainDecisionRules.code,
};
