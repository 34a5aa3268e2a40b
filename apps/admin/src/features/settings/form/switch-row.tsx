import type { Field } from '@academy/domain/fields';
import { Switch } from '@academy/ui/switch';
import { useId, type ReactNode } from 'react';
import styles from './switch-row.module.css';

interface RowProps {
  label: string;
  help?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabledReason: string | undefined;
  /** What belongs to it while it is on. */
  children?: ReactNode;
}

/** A line of a section: what is switched, its explanation below, the switch at the right. */
export function SwitchRow({ help, disabledReason, children, ...rest }: RowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <Switch
        {...rest}
        spread
        {...(help !== undefined && { 'aria-describedby': id })}
        {...(disabledReason !== undefined && { disabledReason })}
      />
      {help !== undefined && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

interface SwitchesForm<Name extends string> {
  draft: Readonly<Record<Name, boolean>>;
  set: (field: Name, on: boolean) => void;
  model: { fields: Readonly<Record<Name, Pick<Field, 'label' | 'help'>>> };
}

interface SwitchesProps<Name extends string> {
  form: SwitchesForm<Name>;
  fields: readonly Name[];
  disabledReason: string | undefined;
}

/** Fields that are on or off, as they are described: a row each. */
export const Switches = <Name extends string>({
  form,
  fields,
  disabledReason,
}: SwitchesProps<Name>) => (
  <div>
    {fields.map((field) => {
      const { label, help } = form.model.fields[field];
      return (
        <SwitchRow
          key={field}
          label={label}
          help={help}
          checked={form.draft[field]}
          onCheckedChange={(on) => form.set(field, on)}
          disabledReason={disabledReason}
        />
      );
    })}
  </div>
);
