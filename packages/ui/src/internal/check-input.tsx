import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useDisabledReason } from '../disabled-reason';
import { VisuallyHidden } from '../visually-hidden';
import { useMergedRef } from './use-merged-ref';

export interface CheckInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'disabled'
> {
  /** The visible name, beside the control and part of its target. */
  label: ReactNode;
  /** Keeps the label for screen readers only, such as in a table whose head says it. */
  labelHidden?: boolean;
  /** The new state after every change; `onChange` still gets the native event. */
  onCheckedChange?: (checked: boolean) => void;
  /** Why it cannot be changed now; it stays focusable and says so. */
  disabledReason?: string;
  /** The native input. */
  ref?: Ref<HTMLInputElement>;
}

interface Props extends CheckInputProps {
  indeterminate?: boolean;
  asSwitch?: boolean;
  inputClass: string | undefined;
}

/** A native checkbox inside its label: the common ground of Checkbox and Switch. */
export function CheckInput({
  label,
  labelHidden,
  indeterminate = false,
  asSwitch = false,
  disabledReason,
  className,
  inputClass,
  onChange,
  onCheckedChange,
  onClick,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  // After every render: a click clears the browser's flag even when the state stays mixed.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const own = {
    onClick,
    onFocus,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    'aria-describedby': describedBy,
  };
  const { props, tip } = useDisabledReason<HTMLInputElement>(disabledReason, own);
  return (
    <>
      <label className={className}>
        <input
          {...rest}
          {...props}
          ref={mergedRef}
          type="checkbox"
          role={asSwitch ? 'switch' : undefined}
          className={inputClass}
          onChange={(event) => {
            // React derives this event from the click, also from one that was prevented.
            if (disabledReason) return;
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {tip}
    </>
  );
}
