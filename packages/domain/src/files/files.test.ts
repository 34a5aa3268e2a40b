import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditTable } from '../audit';
import { mealCalendarTable, sameDayTable } from '../calendar';
import { depositsTable } from '../deposits';
import { daysTable, notAppliedTable, studentMealsTable } from '../stats';
import { planImport, studentsTable } from '../students';
import { aDepositRow, aKnownStudent, aMealCalendar, aSameDayRow, aStudentChoice, aStudentRow, someMonthStats } from '../testing';
import { day, month } from '../time';
import { csvOf, fileName, maskPhone, safeText, tableOf, type FileTable } from '.';

/** Reads CSV as RFC 4180 says, character by character. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  const put = () => void rows.at(-1)?.push(cell);
  for (let at = 1; at < csv.length; at += 1) {
    const char = csv.charAt(at);
    if (quoted && char === '"' && csv.charAt(at + 1) === '"') { cell += '"'; at += 1; } else if (char === '"') quoted = !quoted;
    else if (quoted) cell += char;
    else if (char === ',') { put(); cell = ''; } else if (char === '\r') { put(); cell = ''; rows.push([]); at += 1; } else cell += char;
  }
  rows.pop();
  return rows;
}

const one = (text: string): FileTable => tableOf({ title: '', lines: [], columns: [{ header: 'a', kind: 'text', width: 5, value: (row: string) => row }], rows: [text] });

describe('CSV', () => {
  test('opens right in Korean Excel: mark, CRLF, quotes', () => {
    const table = tableOf({ title: '', lines: [], rows: [{ name: '김 "하늘"', count: 3 }], columns: [{ header: '이름', kind: 'text', width: 5, value: ({ name }) => name }, { header: '수', kind: 'number', width: 5, value: ({ count }) => count }, { header: '빈칸', kind: 'text', width: 5, value: () => null }] });
    expect(csvOf(table)).toBe('\uFEFF"이름","수","빈칸"\r\n"김 ""하늘""",3,\r\n');
  });

  test('reads back as what was written, and no text is a formula', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', '＝') })), (text) => {
      const [[, ], [cell]] = readCsv(csvOf(one(text))) as [string[], string[]];
      expect(cell).toBe(safeText(text));
      expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n\0]/);
      expect(cell!.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
    }));
  });

  test.each([['=1+1', "'=1+1"], ['+82', "'+82"], ['-1', "'-1"], ['@a', "'@a"], ['＝1', "'＝1"], ['\t=1', "'\t=1"], ['010-1234-5678', '010-1234-5678'], ['', '']])('%j is written as %j', (text, written) => {
    expect(safeText(text)).toBe(written);
  });
});

test.each([['01012345678', '010-****-5678'], ['0212345678', '021-****-5678'], [null, ''], ['123', '']])('%j is masked: %j', (digits, masked) => {
  expect(maskPhone(digits)).toBe(masked);
});

test('a file’s name has nothing that a file system refuses', () => {
  expect(fileName('학생 목록: 재원/휴원', '2026-11-20', 'xlsx')).toBe('학생 목록 재원휴원 2026-11-20.xlsx');
});

describe('lists as tables', () => {
  const cellsOf = ({ columns, rows }: FileTable) => Object.fromEntries(columns.map(({ header }, index) => [header, rows[0]?.[index]]));

  test('students: numbers masked unless asked for', () => {
    expect(cellsOf(studentsTable([aStudentRow()], { contacts: false, lines: [] }))).toMatchObject({ 좌석: 'A-01', 이름: '김하늘', '학생 연락처': '010-****-5678', '보호자 연락처': '010-****-4321', 상태: '재원', 점심: 20, 입금: '미입금' });
    expect(cellsOf(studentsTable([aStudentRow()], { contacts: true, lines: [] }))).toMatchObject({ '학생 연락처': '010-1234-5678', '보호자 연락처': '010-8765-4321' });
    expect(cellsOf(studentsTable([aStudentRow({ phone: null, parentPhone: null })], { contacts: true, lines: [] }))).toMatchObject({ '학생 연락처': '***-****-5678', '보호자 연락처': '' });
  });

  test('a list of students that was exported with its numbers can be brought back and changes nothing', () => {
    const { columns, rows } = studentsTable([aStudentRow()], { contacts: true, lines: [] });
    const cells = [columns.map(({ header }) => header), ...rows.map((row) => row.map((cell) => String(cell ?? '')))];
    expect(planImport(cells, [aKnownStudent()], day('2026-11-20')).counts).toEqual({ add: 0, change: 0, same: 1, error: 0 });
  });

  test('the others', () => {
    expect(cellsOf(depositsTable([aDepositRow()], []))).toMatchObject({ 이름: '김하늘', 청구액: 11_000, '납부할 금액': 11_000, 차액: -11_000, 상태: '미입금' });
    expect(cellsOf(mealCalendarTable(aMealCalendar().days.slice(19), []))).toMatchObject({ 날짜: '2026-11-20', 요일: '금', 점심: 10, 저녁: 8, 합계: 18, 금액: 98_000, 상태: '접수 중' });
    expect(cellsOf(sameDayTable([aSameDayRow({ dinner: false, lunchPickedUp: true })], []))).toMatchObject({ 이름: '김하늘', 점심: 'O', 저녁: '', '점심 수령': 'O', '저녁 수령': '', 입금: '미입금' });
    expect(cellsOf(daysTable(someMonthStats().days.slice(19), []))).toMatchObject({ 날짜: '2026-11-20', 점심: 40, 합계: 75, 금액: 410_000 });
    expect(cellsOf(notAppliedTable([aStudentChoice()], []))).toMatchObject({ 이름: '김하늘', '학생 연락처': '***-****-5678', 상태: '재원' });
    const marks = Array.from({ length: 30 }, (_, index) => (index === 19 ? 3 as const : 0 as const));
    const matrix = studentMealsTable(month('2026-11'), [{ ...aDepositRow(), days: marks, billed: aDepositRow().account.billed, depositState: 'unpaid' }], []);
    expect(matrix.columns).toHaveLength(3 + 30 + 4);
    expect(cellsOf(matrix)).toMatchObject({ 20: '점저', 1: '', 점심: 1, 금액: 11_000 });
    const entry = {
      id: '1', at: '2026-11-20T05:00:00Z', actorKind: 'manager', actorName: '박매니저', role: 'MANAGER', action: 'save-lunch-settings', entity: 'lunch-settings', entityId: null, subject: null, sentence: '바꿨습니다.',
      changes: [{ field: 'lunchPrice', label: '점심 단가', before: '5,000원', after: '5,500원' }], ip: null, device: null,
    } as unknown as Parameters<typeof auditTable>[0][number];
    expect(cellsOf(auditTable([entry], []))).toMatchObject({ 일시: '11월 20일 (금) 14:00', 누가: '박매니저', 전: '점심 단가 5,000원', 후: '점심 단가 5,500원' });
  });
});
