import type { ReactNode } from 'react';
import styles from './field.module.css';

export const controlClass = styles.control;
export const problemClass = styles.problem;

/** Properties of every field in every layout. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly problem: string | undefined;
  readonly hint?: string;
  /** The word "optional" in the reader's language. A field without it is required. */
  readonly optional?: string;
  readonly autoComplete?: string;
  readonly onBlur?: (name: string, value: string) => void;
}

/** Ids and states that link a control to its hint and its problem for assistive technology. */
export function described({ name, problem, hint, optional }: FieldProps) {
  const describedBy = [problem ? `${name}-problem` : '', hint ? `${name}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id: name,
    name,
    required: optional === undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FieldFrameProps extends FieldProps {
  readonly children: ReactNode;
}

export function FieldFrame({ name, label, problem, hint, optional, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </label>
      {children}
      {problem ? (
        <p className={problemClass} id={`${name}-problem`}>
          {problem}
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
