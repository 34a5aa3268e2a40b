import { describe, expect, test } from 'vitest';
import { areaName, missingRightText } from './right-texts';
import { AREAS } from './areas';
import { can, defaultAreas, rightRules, type Right } from './rights';

const rights = Object.keys(rightRules) as Right[];
const all = [...AREAS];

describe('rights', () => {
  test.each(rights)('%s', (right) => {
    const { area, ...rest } = rightRules[right];
    const others: readonly string[] = 'or' in rest ? (rest.or ?? []) : [];
    const adminsOnly = area === null;
    const reads = right.endsWith('.read');
    expect(can({ role: 'ADMIN', areas: [] }, right)).toBe(true);
    expect(can({ role: 'MANAGER', areas: all }, right)).toBe(!adminsOnly);
    expect(can({ role: 'READONLY_MANAGER', areas: all }, right)).toBe(!adminsOnly && reads);
    const without = all.filter((other) => other !== area && !others.includes(other));
    expect([
      can({ role: 'MANAGER', areas: without }, right),
      can({ role: 'READONLY_MANAGER', areas: without }, right),
    ]).toEqual([false, false]);
  });

  test('whoever only reads writes nothing, whatever the areas', () => {
    expect(
      rights.filter(
        (right) => can({ role: 'READONLY_MANAGER', areas: all }, right) && !right.endsWith('.read'),
      ),
    ).toEqual([]);
  });

  test('where no areas are given, the role decides', () => {
    expect([
      can({ role: 'MANAGER' }, 'settings.write'),
      can({ role: 'READONLY_MANAGER' }, 'meals.write'),
      can({ role: 'MANAGER' }, 'audit.read'),
    ]).toEqual([true, false, false]);
  });

  test('what new accounts begin with', () => {
    expect(defaultAreas('ADMIN')).toEqual(all);
    expect(defaultAreas('MANAGER')).toEqual(all.filter((area) => area !== 'settings'));
    expect(defaultAreas('READONLY_MANAGER')).toEqual(
      all.filter((area) => area !== 'settings' && area !== 'contacts'),
    );
  });
});

describe('what is missing is shown', () => {
  test.each([
    ['accounts.manage', 'MANAGER', '최고관리자만 계정을 관리할 수 있습니다.'],
    ['meals.write', 'READONLY_MANAGER', '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.'],
    ['deposits.write', 'MANAGER', "'입금' 권한이 없습니다. 최고관리자에게 요청하세요."],
    [
      'contacts.read',
      'READONLY_MANAGER',
      "'연락처 보기' 권한이 없습니다. 최고관리자에게 요청하세요.",
    ],
  ] as const)('%s for %s', (right, role, text) => {
    expect(missingRightText(right, role)).toBe(text);
  });

  test('every area has its own name', () => {
    expect(new Set(AREAS.map(areaName)).size).toBe(AREAS.length);
  });
});
