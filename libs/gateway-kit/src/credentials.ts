import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import type { Texts } from '@guiche/i18n';
import { ValidationTypes, getMetadataStorage, validateSync } from 'class-validator';

export type CredentialsClass<C extends object = object> = new () => C;

/** One input of the form in which an admin enters a gateway account. */
export interface CredentialField {
  readonly name: string;
  readonly label: Texts;
  /** Secret unless marked public, so a missing mark hides too much rather than too little. */
  readonly secret: boolean;
  readonly required: boolean;
}

const CONDITIONAL = ValidationTypes.CONDITIONAL_VALIDATION;
const LABELS = 'guiche:credential-labels';
const PUBLIC = 'guiche:credential-public';

/** The label of a credential in the admin form. The order of the fields is the order of the form. */
export function Credential(label: Texts): PropertyDecorator {
  return (target, property) => {
    const labels = (Reflect.getMetadata(LABELS, target) ?? {}) as Record<string, Texts>;
    Reflect.defineMetadata(LABELS, { ...labels, [String(property)]: label }, target);
  };
}

/** This credential may be shown and logged (a public key, a PIX key). */
export function Public(): PropertyDecorator {
  return (target, property) => {
    const names = (Reflect.getMetadata(PUBLIC, target) ?? []) as string[];
    Reflect.defineMetadata(PUBLIC, [...names, String(property)], target);
  };
}

/**
 * Returns the fields of a credentials class. Throws for a field with a rule and without a label, because no form
 * could show it.
 */
export function describeCredentials(type: CredentialsClass): CredentialField[] {
  const labels = (Reflect.getMetadata(LABELS, type.prototype) ?? {}) as Record<string, Texts>;
  const shown = (Reflect.getMetadata(PUBLIC, type.prototype) ?? []) as string[];
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const unlabelled = rules.find((rule) => !(rule.propertyName in labels));
  if (unlabelled) throw new Error(`${type.name}.${unlabelled.propertyName} has no @Credential label`);

  return Object.entries(labels).map(([name, label]) => ({
    name,
    label,
    secret: !shown.includes(name),
    // Required: neither optional nor conditional.
    required: !rules.some((rule) => rule.propertyName === name && rule.type === CONDITIONAL),
  }));
}

interface OpenedCredentials<C extends object> {
  readonly credentials: Readonly<C>;
  readonly problems: readonly string[];
}

// Every call needs them, and an account's plain credentials never change, so they are validated once per object.
const opened = new WeakMap<object, { readonly type: CredentialsClass; readonly result: unknown }>();

/** Checks plain credentials against their class. Problems name fields and rules, never values. */
export function openCredentials<C extends object>(
  type: CredentialsClass<C>,
  plain: Readonly<Record<string, unknown>>,
): OpenedCredentials<C> {
  const before = opened.get(plain);
  if (before?.type === type) return before.result as OpenedCredentials<C>;
  const result = check(type, plain);
  opened.set(plain, { type, result });
  return result;
}

function check<C extends object>(
  type: CredentialsClass<C>,
  plain: Readonly<Record<string, unknown>>,
): OpenedCredentials<C> {
  // Shared by all later calls, so no gateway may modify them.
  const credentials = Object.freeze(plainToInstance(type, plain));
  // A provider without calls has a class without rules (ULTRAGATE), which class-validator otherwise rejects as
  // unknown.
  const problems = validateSync(credentials, { forbidUnknownValues: false }).map(
    ({ property, constraints }) => `${property} (${Object.keys(constraints ?? {}).join(', ')})`,
  );
  return { credentials, problems };
}
