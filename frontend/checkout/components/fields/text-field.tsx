import type { HTMLInputTypeAttribute } from 'react';
import { maskInput } from '../../../shared/lib/mask-input';
import { controlClass, described, FieldFrame, type FieldProps } from './field';

interface TextFieldProps extends FieldProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly mask?: (text: string) => string;
  readonly autoCapitalize?: 'none' | 'words';
}

export function CheckoutTextField(props: TextFieldProps) {
  const {
    type = 'text',
    mask,
    onBlur,
    inputMode,
    placeholder,
    maxLength,
    pattern,
    autoComplete,
    autoCapitalize,
  } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...described(props)}
        className={controlClass}
        type={type}
        defaultValue={props.defaultValue}
        inputMode={inputMode}
        placeholder={placeholder}
        maxLength={maxLength}
        pattern={pattern}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        onInput={
          mask
            ? ({ currentTarget, nativeEvent }) => maskInput(currentTarget, mask, typeOf(nativeEvent))
            : undefined
        }
        onBlur={(event) => onBlur?.(event.currentTarget.name, event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

const typeOf = (event: Event) => (event as InputEvent).inputType;
