export { EMAIL_MAX_LENGTH, isEmail } from './email.js';
export { FIELD_MESSAGES, problemLimits, problemTexts } from './field-messages.js';
export { fieldProblem, formProblems, isPlainText, type FieldProblem } from './field-problem.js';
export * as rules from './rules.js';
export { MAX_CENTS, type FieldRule, type FieldRules, type TextFormat } from './rules.js';
export { singleLine } from './single-line.js';
