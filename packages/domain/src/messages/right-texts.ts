import { rightRules, type Right } from '../accounts/rights';
import type { ManagerRole } from '../login/schemas';
import { accountRefusalTexts, areaName } from './account-texts';
import { fill } from './fill';

const SPECIAL: Partial<Record<Right, string>> = {
  'accounts.manage': '최고관리자만 계정을 관리할 수 있습니다.',
  'audit.read': '최고관리자만 변경 이력을 볼 수 있습니다.',
  'students.erase': '최고관리자만 개인정보를 파기할 수 있습니다.',
};

/** What an account that only reads is told at every write. */
export const readOnlyText = '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.';

/** Why something is disabled for an account that has not the right: what is missing, and whom to ask. */
export function missingRightText(right: Right, role: ManagerRole): string {
  const special = SPECIAL[right];
  if (special !== undefined) return special;
  if (role === 'READONLY_MANAGER' && !right.endsWith('.read')) return readOnlyText;
  const { area } = rightRules[right];
  return area === null
    ? accountRefusalTexts['no-right']
    : fill("'{area}' 권한이 없습니다. 최고관리자에게 요청하세요.", { area: areaName(area) });
}
