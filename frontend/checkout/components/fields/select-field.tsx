import { controlClass, described, FieldFrame, type FieldProps } from './field';

/** Fixed by the specification, the same in every language (checkout §8). */
const NOTHING_FOUND = 'Nothing found.';

interface SelectFieldProps extends FieldProps {
  /** Text of the empty choice. Without it the first choice is selected. */
  readonly emptyChoice?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function CheckoutSelectField(props: SelectFieldProps) {
  return (
    <FieldFrame {...props}>
      <select
        {...described(props)}
        className={controlClass}
        defaultValue={props.defaultValue}
        autoComplete={props.autoComplete}
        onBlur={(event) => props.onBlur?.(event.currentTarget.name, event.currentTarget.value)}
      >
        {props.emptyChoice === undefined ? null : <option value="">{props.emptyChoice}</option>}
        {props.choices.length === 0 ? <option disabled>{NOTHING_FOUND}</option> : null}
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
