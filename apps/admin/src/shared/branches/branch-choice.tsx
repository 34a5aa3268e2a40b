import type { BranchName } from '@academy/domain/branches';
import { Checkbox } from '@academy/ui/checkbox';
import { BoxGroup } from '../forms/box-group';
import { handTexts as texts } from './hand-texts';

interface Props {
  branches: readonly BranchName[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Why a branch cannot be chosen now. */
  whyNot: (branch: BranchName) => string | undefined;
}

/** The branches of a head office's account, each to be ticked. */
export const BranchChoice = ({ branches, chosen, onChange, whyNot }: Props) => (
  <BoxGroup legend={texts.branches} wide>
    {branches.map((branch) => (
      <Checkbox
        key={branch.slug}
        label={branch.name}
        checked={chosen.has(branch.slug)}
        disabledReason={whyNot(branch)}
        onCheckedChange={(on) =>
          onChange(
            new Set(
              [...chosen].filter((slug) => slug !== branch.slug).concat(on ? branch.slug : []),
            ),
          )
        }
      />
    ))}
  </BoxGroup>
);
