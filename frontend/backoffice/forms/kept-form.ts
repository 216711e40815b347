import { createContext, useContext } from 'react';

/** What a form says of itself in hidden fields, so that it can be kept while the person signs in or proves who they are. */
export const FORM_MARKS = {
  /** The names of its fields, which identify it on its page. */
  fields: 'formOf',
  /** Who fills it in. */
  person: 'formBy',
  /** The name of a field whose value is never kept. */
  secret: 'formSecret',
  /** The name of a group of boxes, beside the fields. */
  ticked: 'formTicked',
  /** A field whose name is that of a secret and that is none. */
  shown: 'formShown',
} as const;

/** A form that was sent after its session had ended, or when a proof of the person was needed first. */
export interface KeptForm {
  readonly because: 'session' | 'proof';
  /** The names of its fields, as {@link formOf} writes them. */
  readonly of: string;
  readonly values: Readonly<Record<string, string>>;
  /** The values of the boxes that were ticked, by the name of their group. */
  readonly ticked: Readonly<Record<string, readonly string[]>>;
  /** The version of the record that was edited; empty where forms have none. */
  readonly version: string;
  /** The version that a new one is based on. Null: there was none, or the form has none. */
  readonly basedOn: string | null;
}

/** The signed-in person, and the form that they left on this page. */
export interface FormOwner {
  readonly personId: string;
  readonly kept: KeptForm | null;
}

export const FormOwnerContext = createContext<FormOwner | null>(null);

export const useFormOwner = (): FormOwner | null => useContext(FormOwnerContext);

export const formOf = (rules: object): string => Object.keys(rules).sort().join(' ');

/** The same of a form that is drawn without rules. */
export const formOfNames = (names: readonly string[]): string => [...names].sort().join(' ');
