import { describe, expect, test } from 'vitest';
import { auditColumns, auditEntrySchema } from '../audit';
import { mealCalendarColumns, sameDayColumns } from '../calendar';
import { depositColumns } from '../deposits';
import { dayColumns, notAppliedColumns, studentMealsColumns, studentMealsSchema } from '../stats';
import { mostGuardians, planImport, studentColumns } from '../students';
import {
  aDepositRow,
  aKnownStudent,
  aMealCalendar,
  aSameDayRow,
  aStudentChoice,
  aStudentRow,
  someMonthStats,
} from '../testing';
import { day, month } from '../time';
import { fileName, listedPhone, maskPhone, type ListColumn } from '.';

const viewer = { role: 'ADMIN' } as const;

const told = <Row>(columns: readonly ListColumn<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ header, value }) => [header, value(row)]));

test.each([
  ['01012345678', '010-****-5678'],
  ['0212345678', '021-****-5678'],
  [null, ''],
  ['123', ''],
])('%j is masked: %j', (digits, masked) => {
  expect([maskPhone(digits), listedPhone(digits, false)]).toEqual([masked, masked]);
});

test('a whole number keeps its leading 0 by its hyphens', () => {
  expect([listedPhone('01012345678', true), listedPhone(null, true)]).toEqual([
    '010-1234-5678',
    '',
  ]);
});

test('a file’s name has nothing that a file system refuses', () => {
  expect(fileName('학생 목록: 재원/휴원', '2026-11-20', 'xlsx')).toBe(
    '학생 목록 재원휴원 2026-11-20.xlsx',
  );
});

describe('lists as columns', () => {
  test('students: numbers masked unless asked for', () => {
    expect(
      told(studentColumns({ contacts: false, pointPeriod: 'all', viewer }), aStudentRow()),
    ).toMatchObject({
      좌석: 'A-01',
      이름: '김하늘',
      '학생 연락처': '010-****-5678',
      '보호자 연락처': '010-****-4321',
      상태: '재원',
      점심: 20,
      입금: '미입금',
    });
    expect(
      told(studentColumns({ contacts: true, pointPeriod: 'quarter', viewer }), aStudentRow()),
    ).toMatchObject({
      '학생 연락처': '010-1234-5678',
      '보호자 연락처': '010-8765-4321',
      입금자명: '김바다',
    });
    expect(
      told(
        studentColumns({ contacts: true, pointPeriod: 'quarter', viewer }),
        aStudentRow({
          phone: null,
          guardians: [{ name: '김바다', phone: null, relation: null }],
        }),
      ),
    ).toMatchObject({ '학생 연락처': '***-****-5678', '보호자 연락처': '' });
  });

  test('a list of students that was exported with its numbers can be brought back and changes nothing', () => {
    const guardians = [
      { name: '김바다', phone: '01087654321', relation: '모' },
      { name: '김강산', phone: '01087654322', relation: null },
    ];
    const row = aStudentRow({ guardians });
    const columns = studentColumns({
      contacts: true,
      guardians: mostGuardians([row]),
      pointPeriod: 'quarter',
      viewer,
    });
    const cells = [
      columns.map(({ header }) => header),
      columns.map(({ value }) => String(value(row) ?? '')),
    ];
    expect(cells[0]).toContain('보호자2 연락처');
    expect(
      planImport(
        { cells },
        {
          existing: [aKnownStudent({ guardians })],
          today: day('2026-11-20'),
          contacts: true,
        },
      ).counts,
    ).toEqual({
      add: 0,
      change: 0,
      same: 1,
      error: 0,
    });
  });

  test('meals and money', () => {
    const [friday] = aMealCalendar().days.slice(19);
    expect(told(depositColumns, aDepositRow())).toMatchObject({
      이름: '김하늘',
      청구액: 11_000,
      '납부할 금액': 11_000,
      차액: -11_000,
      상태: '미입금',
    });
    expect(told(mealCalendarColumns, friday!)).toMatchObject({
      날짜: '2026-11-20',
      요일: '금',
      점심: 10,
      저녁: 8,
      합계: 18,
      금액: 98_000,
      상태: '접수 중',
    });
    expect(told(sameDayColumns, aSameDayRow({ dinner: false, lunchPickedUp: true }))).toMatchObject(
      { 이름: '김하늘', 점심: 'O', 저녁: '', '점심 수령': 'O', '저녁 수령': '', 입금: '미입금' },
    );
    expect(told(dayColumns, someMonthStats().days[19]!)).toMatchObject({
      날짜: '2026-11-20',
      점심: 40,
      합계: 75,
      금액: 410_000,
    });
    expect(told(notAppliedColumns, aStudentChoice())).toMatchObject({
      이름: '김하늘',
      '학생 연락처': '***-****-5678',
      상태: '재원',
    });
  });

  test('the matrix has a column for every day of the month', () => {
    const columns = studentMealsColumns(month('2026-11'));
    const row = studentMealsSchema.parse({
      studentId: '101',
      name: '김하늘',
      seat: 'A-01',
      grade: '고2',
      school: '하늘고',
      phoneTail: '5678',
      days: Array.from({ length: 30 }, (_, index) => (index === 19 ? 3 : 0)),
      lunchCount: 1,
      dinnerCount: 1,
      billed: 11_000,
      depositState: 'unpaid',
    });
    expect(columns).toHaveLength(3 + 30 + 4);
    expect(told(columns, row)).toMatchObject({
      20: '점저',
      1: '',
      점심: 1,
      금액: 11_000,
      입금: '미입금',
    });
  });

  test('the log', () => {
    const entry = auditEntrySchema.parse({
      id: '1',
      at: '2026-11-20T05:00:00Z',
      actorKind: 'manager',
      actorName: '박매니저',
      role: 'MANAGER',
      action: 'save-lunch-settings',
      topic: 'settings',
      entity: 'lunch-settings',
      entityId: null,
      subject: null,
      sentence: '바꿨습니다.',
      changes: [{ field: 'lunchPrice', label: '점심 단가', before: '5,000원', after: '5,500원' }],
      ip: null,
      device: null,
    });
    expect(told(auditColumns, entry)).toMatchObject({
      일시: '2026-11-20T05:00:00Z',
      누가: '박매니저',
      전: '점심 단가 5,000원',
      후: '점심 단가 5,500원',
    });
  });
});
