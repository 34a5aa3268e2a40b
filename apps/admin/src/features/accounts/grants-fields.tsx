import {
  AREAS,
  type Area,
  type ManagerRole,
  areaName,
  managerRoleName,
} from '@academy/domain/rights';
import type { Account } from '@academy/domain/accounts';
import { Checkbox } from '@academy/ui/checkbox';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { BoxGroup } from '../../shared/forms/box-group';
import { accountTexts } from './account-texts';

const texts = accountTexts.list;
const ROLES: readonly ManagerRole[] = ['ADMIN', 'MANAGER', 'READONLY_MANAGER'];

export type GrantsDraft = Pick<Account, 'role' | 'areas'>;

interface Props {
  value: GrantsDraft;
  onRoleChange: (role: ManagerRole) => void;
  onAreasChange: (areas: Area[]) => void;
  /** Why the role cannot be another. */
  roleReason?: string | undefined;
}

/** Role and areas of an account. An admin has every area, whatever is ticked. */
export function GrantsFields({
  value: { role, areas },
  onRoleChange,
  onAreasChange,
  roleReason,
}: Props) {
  const areaReason = role === 'ADMIN' ? texts.adminHasAll : undefined;
  const toggle = (area: Area, on: boolean) =>
    onAreasChange(AREAS.filter((other) => (other === area ? on : areas.includes(other))));
  return (
    <Stack gap={12}>
      <Select
        label={texts.role}
        value={role}
        disabledReason={roleReason}
        onValueChange={(next) => onRoleChange(ROLES.find((one) => one === next) ?? role)}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {managerRoleName(one)}
          </option>
        ))}
      </Select>
      <BoxGroup
        legend={texts.areas}
        help={[areaReason, role === 'READONLY_MANAGER' ? texts.readonlyHelp : undefined]}
      >
        {AREAS.map((area) => (
          <Checkbox
            key={area}
            size="dense"
            label={areaName(area)}
            checked={areaReason !== undefined || areas.includes(area)}
            disabledReason={areaReason}
            onCheckedChange={(on) => toggle(area, on)}
          />
        ))}
      </BoxGroup>
    </Stack>
  );
}
