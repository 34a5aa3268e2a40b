import type { Account } from '@academy/domain/accounts';
import type { BranchName } from '@academy/domain/branches';
import { Checkbox } from '@academy/ui/checkbox';
import { BoxGroup } from '../../shared/forms/box-group';
import { accountTexts } from './account-texts';

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
    <BoxGroup legend={texts.branches} help={[reason]}>
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
    </BoxGroup>
  );
}
