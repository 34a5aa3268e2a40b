import type { Account } from '@academy/domain/accounts';
import type { BranchName } from '@academy/domain/branches';
import { Checkbox } from '@academy/ui/checkbox';
import { accountTexts } from './account-texts';
import styles from './grants-fields.module.css';

const texts = accountTexts.list;

interface Props {
  /** Those of this head office. */
  all: readonly BranchName[];
  value: Pick<Account, 'role' | 'branches'>;
  onChange: (branches: string[]) => void;
}

/** Which branches an account of the head office sees. An admin sees every one. */
export function BranchFields({ all, value: { role, branches }, onChange }: Props) {
  const reason = role === 'ADMIN' ? texts.adminHasAllBranches : undefined;
  const toggle = (slug: string, on: boolean) =>
    onChange(
      all
        .map((branch) => branch.slug)
        .filter((other) => (other === slug ? on : branches.includes(other))),
    );
  return (
    <fieldset className={styles.areas}>
      <legend className={styles.legend}>{texts.branches}</legend>
      {reason && <p className={styles.help}>{reason}</p>}
      <div className={styles.boxes}>
        {all.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            size="dense"
            label={name}
            checked={reason !== undefined || branches.includes(slug)}
            disabledReason={reason}
            onCheckedChange={(on) => toggle(slug, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}
