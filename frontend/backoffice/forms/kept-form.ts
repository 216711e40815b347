import { createContext, useContext } from 'react';

/** What a form says of itself in hidden fields, so that it can be kept when its session has ended. */
export const FORM_MARKS = {
  /** The names of its fields, which identify it on its page. */
  fields: 'formOf',
  /** Who fills it in. */
  person: 'formBy',
  /** The name of a field whose value is never kept. */
  secret: 'formSecret',
  /** A field whose name is that of a secret and that is none. */
  shown: 'formShown',
} as const;

/** A form that was sent after its session had ended. */
export interface KeptForm {
  /** The names of its fields, as {@link formOf} writes them. */
  readonly of: string;
  readonly values: Readonly<Record<string, string>>;
  /** The version of the record that was edited; empty where forms have none. */
  readonly version: string;
}

/** The signed-in person, and the form that they left on this page. */
export interface FormOwner {
  readonly personId: string;
  readonly kept: KeptForm | null;
}

export const FormOwnerContext = createContext<FormOwner | null>(null);

export const useFormOwner = (): FormOwner | null => useContext(FormOwnerContext);

export const formOf = (rules: object): string => Object.keys(rules).sort().join(' ');
