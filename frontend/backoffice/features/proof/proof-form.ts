import { sessionProofRules } from '@guiche/api-client/rules';

/** What a signed-in person enters again. */
export const PROOF_FORM = { password: sessionProofRules.password, code: sessionProofRules.code };
