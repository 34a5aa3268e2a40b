import { fill } from '../text/fill';
import type { Area } from './areas';
import { rightRules, type Right } from './rights';
import type { ManagerRole } from './role-schema';

const ROLE_NAMES: Record<ManagerRole, string> = {
  ADMIN: '최고관리자',
  MANAGER: '관리자',
  READONLY_MANAGER: '조회 전용',
};
const AREA_NAMES: Record<Area, string> = {
  meals: '도시락',
  deposits: '입금',
  students: '학생',
  contacts: '연락처 보기',
  attendance: '출결',
  points: '상벌점',
  mocks: '모의고사',
  news: '공지',
  settings: '설정',
};

export const managerRoleName = (role: ManagerRole): string => ROLE_NAMES[role];
export const areaName = (area: Area): string => AREA_NAMES[area];

/** The refusal where no area would help. */
export const noRightText = '권한이 없습니다. 관리자에게 요청하세요.';

const SPECIAL: Partial<Record<Right, string>> = {
  'accounts.manage': '최고관리자만 계정을 관리할 수 있습니다.',
  'audit.read': '최고관리자만 변경 이력을 볼 수 있습니다.',
  'students.erase': '최고관리자만 개인정보를 파기할 수 있습니다.',
  'backups.manage': '최고관리자만 백업을 관리할 수 있습니다.',
};

/** The refusal of every write for a read-only account. */
export const readOnlyText = '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.';

/** Why a part of a page is not there for an account without its area. */
export const missingAreaText = (area: Area): string =>
  fill("'{area}' 권한이 없습니다. 최고관리자에게 요청하세요.", { area: areaName(area) });

/**
 * Why something is disabled for an account that has not the right: what is missing, and whom to
 * ask.
 */
export function missingRightText(right: Right, role: ManagerRole): string {
  const special = SPECIAL[right];
  if (special !== undefined) return special;
  if (role === 'READONLY_MANAGER' && !right.endsWith('.read')) return readOnlyText;
  const { area } = rightRules[right];
  return area === null ? noRightText : missingAreaText(area);
}
