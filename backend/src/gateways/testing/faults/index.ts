import { CARD_FAULTS } from './cards.js';
import { DECLARATION_FAULTS } from './declarations.js';
import { LOST_ANSWER_FAULTS } from './lost-answers.js';
import { MONEY_FAULTS } from './money.js';
import { EXAMPLE_FAULTS } from './examples.js';
import { SECRECY_FAULTS } from './secrecy.js';
import { WEBHOOK_FAULTS } from './webhooks.js';
import type { PlantedFault } from './fault.js';

export type { PlantedFault } from './fault.js';

/** Faults in a gateway, or in the runner around it; at least one for each contract check. */
export const FAULTS: readonly PlantedFault[] = [
  ...CARD_FAULTS,
  ...DECLARATION_FAULTS,
  ...LOST_ANSWER_FAULTS,
  ...MONEY_FAULTS,
  ...EXAMPLE_FAULTS,
  ...SECRECY_FAULTS,
  ...WEBHOOK_FAULTS,
];
