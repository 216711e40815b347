import {
  changedManagerRules,
  managerRuleRules,
  newManagerRules,
  transferRules,
} from '@guiche/api-client/rules';

/** An invitation of a manager. */
export const NEW_MANAGER_FORM = newManagerRules;

/** Name, code and block. Each form of the page names its reason differently, because ids are unique on a page. */
export const MANAGER_FORM = {
  name: changedManagerRules.name,
  code: changedManagerRules.code,
  blocked: changedManagerRules.blocked,
  managerReason: changedManagerRules.reason,
};

const { basedOn: _, validFrom, reason, ...rule } = managerRuleRules;

/** What the manager earns. */
export const RULE_FORM = { ...rule, validFrom, reason };

/** To whom sellers go, from when and why. */
export const TRANSFER_FORM = {
  to: transferRules.to,
  transferFrom: transferRules.validFrom,
  transferReason: transferRules.reason,
};
