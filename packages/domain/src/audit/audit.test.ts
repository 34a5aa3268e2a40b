import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS, fieldsOfAction, isAuditAction, wordingOf } from './actions';
import { auditFieldName, auditValue } from './audit-fields';
import { someLunchSettings } from '../testing';
import { auditSentence, changesBetween, type AuditFacts } from '.';

/** What is known of an action of another version. */
const everyField = fieldsOfAction('paint-walls');

const facts = (overrides: Partial<AuditFacts> = {}): AuditFacts => ({
  actorKind: 'manager',
  actorName: '박매니저',
  action: 'save-lunch-settings',
  subject: null,
  before: null,
  after: null,
  ...overrides,
});

describe('a sentence', () => {
  test.each<[string, Partial<AuditFacts>, string]>([
    [
      'a price',
      { before: someLunchSettings(), after: someLunchSettings({ lunchPrice: 5500 }) },
      '박매니저님이 도시락 설정을 바꿨습니다: 점심 단가 5,000원 → 5,500원',
    ],
    [
      'a day closed',
      {
        before: someLunchSettings(),
        after: someLunchSettings({ disabledLunchDates: ['2026-11-20'] }),
      },
      '박매니저님이 도시락 설정을 바꿨습니다: 점심 미운영일 11월 20일 (금)',
    ],
    [
      'a day on which both meals are closed',
      {
        action: 'close-meals',
        before: someLunchSettings(),
        after: {
          ...someLunchSettings({
            disabledLunchDates: ['2026-11-24'],
            disabledDinnerDates: ['2026-11-24'],
          }),
          choice: '취소만',
          count: 1,
          note: '정전',
        },
      },
      '박매니저님이 11월 24일 (화) 점심·저녁을 닫았습니다 · 1건 취소 · 정전',
    ],
    [
      'a closing that met nothing',
      {
        action: 'close-meals',
        before: someLunchSettings({ disabledDinnerDates: ['2026-11-02'] }),
        after: {
          ...someLunchSettings({
            disabledLunchDates: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
            disabledDinnerDates: ['2026-11-02', '2026-11-30'],
          }),
          choice: '신청 유지',
          count: 0,
          note: '',
        },
      },
      '박매니저님이 11월 24일 (화), 11월 25일 (수), 11월 26일 (목) 외 1일 점심, 11월 30일 (월) 저녁을 닫았습니다.',
    ],
    [
      'a closing from before its meals were counted',
      {
        action: 'close-meals',
        before: someLunchSettings(),
        after: { ...someLunchSettings({ disabledLunchDates: ['2026-11-24'] }), choice: '취소만' },
      },
      '박매니저님이 11월 24일 (화) 점심을 닫았습니다 · 취소만',
    ],
    [
      'a deposit of which the log keeps no amount',
      {
        action: 'confirm-deposits',
        subject: '김하늘',
        before: { state: '미입금' },
        after: { state: '입금 확인' },
      },
      '박매니저님이 김하늘 입금을 확인했습니다: 상태 미입금 → 입금 확인',
    ],
    [
      'many changes',
      {
        before: { lunchPrice: 1, dinnerPrice: 2, bankName: 'a', accountNumber: '1' },
        after: { lunchPrice: 2, dinnerPrice: 3, bankName: 'b', accountNumber: '2' },
      },
      '박매니저님이 도시락 설정을 바꿨습니다: 점심 단가 1원 → 2원, 저녁 단가 2원 → 3원, 은행 a → b 외 1건',
    ],
    [
      'a student',
      {
        action: 'edit-student',
        subject: '김하늘',
        before: { seat: 'A-01', version: 1 },
        after: { seat: 'B-02', version: 2 },
      },
      '박매니저님이 김하늘 학생의 정보를 바꿨습니다: 좌석 A-01 → B-02',
    ],
    [
      'a status',
      {
        action: 'change-student-status',
        subject: '김하늘 외 11명',
        before: { status: 'ENROLLED' },
        after: { status: 'LEFT' },
      },
      '박매니저님이 김하늘 외 11명 학생의 상태를 바꿨습니다 · 재원 → 퇴원',
    ],
    [
      'somebody new',
      { action: 'create-student', subject: '김하늘', after: { name: '김하늘' } },
      '박매니저님이 김하늘 학생을 등록했습니다.',
    ],
    [
      'an account',
      {
        action: 'edit-account',
        subject: '김보라',
        before: { role: 'MANAGER', areas: ['meals'] },
        after: { role: 'ADMIN', areas: ['meals', 'settings'] },
      },
      '박매니저님이 김보라 계정을 바꿨습니다: 역할 관리자 → 최고관리자, 권한 영역 도시락 → 도시락, 설정',
    ],
    [
      'a deposit',
      { action: 'confirm-deposits', subject: '김하늘 2026년 11월', before: {}, after: {} },
      '박매니저님이 김하늘 2026년 11월 입금을 확인했습니다.',
    ],
    [
      'a student’s own doing',
      { actorKind: 'student', actorName: '김하늘', action: 'save-meals' },
      '김하늘 학생이 도시락 신청을 바꿨습니다.',
    ],
    [
      'the system',
      { actorKind: 'system', actorName: '', action: 'pass-on-seat' },
      '시스템이 빈 현장 자리를 대기 순서대로 배정했습니다.',
    ],
    ['nobody named', { action: 'confirm-deposits' }, '박매니저님이 입금을 확인했습니다.'],
    [
      'an action of another version',
      { action: 'paint-walls' },
      '박매니저님이 다른 버전의 작업을 했습니다.',
    ],
  ])('%s', (_, overrides, sentence) => {
    expect(auditSentence(facts(overrides))).toBe(sentence);
  });

  test('every action has one', () => {
    for (const action of AUDIT_ACTIONS) {
      const text = wordingOf(action)?.text;
      if (typeof text === 'string') expect(text).toMatch(/습니다( \(\{subject\}\))?$/);
    }
    expect([isAuditAction('login'), isAuditAction('toString')]).toEqual([true, false]);
  });

  test('can be made of anything that a log may hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(auditSentence(facts({ before, after }))).toMatch(
          /^박매니저님이 도시락 설정을 바꿨습니다/,
        );
      }),
    );
  });
});

describe('changes', () => {
  test('what is alike is left out, and so is bookkeeping', () => {
    expect(
      changesBetween(
        { name: '가', version: 1, updatedAt: 'x' },
        { name: '가', version: 2, updatedAt: 'y' },
      ),
    ).toEqual([]);
    expect(changesBetween({ name: '가' }, null)).toEqual([
      { field: 'name', label: '이름', before: '가', after: '(없음)' },
    ]);
  });

  test('what is empty before and after is no change', () => {
    expect(changesBetween(null, { name: '가', memo: '', seat: null, pictures: [] })).toEqual([
      { field: 'name', label: '이름', before: '(없음)', after: '가' },
    ]);
    expect(changesBetween({ memo: null }, { memo: '' })).toEqual([]);
  });

  test('a secret is never told', () => {
    expect(changesBetween({ password: 'a' }, { password: 'b' })).toEqual([
      { field: 'password', label: '비밀번호', before: '••••', after: '••••' },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['pinned', true, '예'],
    ['draft', false, '아니요'],
    ['month', '2026-11', '2026년 11월'],
    ['publishedAt', '2026-11-20T05:00:00.000Z', '11월 20일 (금) 14:00'],
    ['amount', 5000, '5,000원'],
    ['amount', -5000, '−5,000원'],
    ['editCutoffHour', 14, '14시'],
    ['everyWeeks', 2, '2주마다'],
    ['weekdays', [1, 3], '월, 수'],
    ['pictures', [{ key: 'k', alt: '' }], '1장'],
    ['attachments', [{ id: '1' }, { id: '2' }], '2장'],
    ['status', 'MELTED', '기타'],
    ['state', '일부 입금', '일부 입금'],
    ['phone', '01012345678', '010-1234-5678'],
    ['filter', { note: 'x', inner: 1 }, '사유 x'],
    ['filter', { inner: 1 }, '(없음)'],
    ['companyLines', [], '(없음)'],
    ['logo', { key: 'k', width: 480, height: 192 }, '가로 480 세로 192'],
    ['logo', null, '(없음)'],
    ['memo', '', '(없음)'],
    [
      'mealTimes',
      { lunch: { from: '12:00', to: '13:00' } },
      '점심 시작 시각 12:00, 끝나는 시각 13:00',
    ],
  ])('%s %j: %s', (field, value, text) => {
    expect(auditValue(everyField, field, value)).toBe(text);
  });

  test('the same name is another thing of another entity', () => {
    const told = (action: string, before: unknown, after: unknown) =>
      changesBetween(before, after, { action }).map(
        (change) => `${change.label} ${change.before} → ${change.after}`,
      );
    expect(told('edit-schedule', { title: '가' }, { title: '나' })).toEqual(['내용 가 → 나']);
    expect(told('edit-news', { title: '가' }, { title: '나' })).toEqual(['제목 가 → 나']);
    expect(told('edit-exam', { title: '가' }, { title: '나' })).toEqual(['제목 가 → 나']);
    const late = { kind: 'LATE_ARRIVAL', to: '15:00' };
    expect(told('edit-schedule', late, { ...late, to: '16:00' })).toEqual([
      '등원 시각 15:00 → 16:00',
    ]);
    expect(told('approve-schedule', { status: 'PENDING' }, { status: 'APPROVED' })).toEqual([
      '상태 승인 대기 → 승인',
    ]);
    expect(told('edit-account', { status: 'PENDING' }, { status: 'ACTIVE' })).toEqual([
      '상태 승인 대기 → 사용',
    ]);
  });

  test('a period is called by its present name, with the one that it had', () => {
    const cells = (mark: string | null) => ({
      date: '2026-11-20',
      cells: [
        { period: 1, name: '1교시', mark },
        { period: 2, name: '2교시', mark },
      ],
    });
    const periodsOn = () => [
      { number: 1, name: '오전 자습' },
      { number: 2, name: '2교시' },
    ];
    expect(
      auditSentence(
        facts({ action: 'mark-attendance', before: cells(null), after: cells('지각') }),
        { periodsOn },
      ),
    ).toBe('박매니저님이 출결을 기록했습니다: 오전 자습 (당시 1교시) 지각, 2교시 지각');
  });

  test('the rename of every period is a short sentence, with all of it in the list of changes', () => {
    const named = (name: string) => {
      const periods = Array.from({ length: 8 }, (_, at) => `${name} ${at + 1} 09:00–09:50`);
      return { weekdayPeriods: periods, saturdayPeriods: periods, sundayPeriods: periods };
    };
    const entry = {
      action: 'save-attendance-settings',
      before: named('교시'),
      after: named('자습'),
    };
    expect(auditSentence(facts(entry))).toBe(
      '박매니저님이 출결 설정을 바꿨습니다: 평일 교시 8개를 바꿈, 토요일 교시 8개를 바꿈, 일요일 교시 8개를 바꿈',
    );
    expect(changesBetween(entry.before, entry.after, entry)[0]?.after).toContain(
      '자습 8 09:00–09:50',
    );
  });

  test('a fact without a name is bookkeeping and is not shown', () => {
    expect(['seat', 'lunch', 'x'].map((name) => auditFieldName(name, everyField))).toEqual([
      '좌석',
      '점심',
      undefined,
    ]);
    expect(changesBetween({ seat: 'A', x: 1 }, { seat: 'B', x: 2 })).toEqual([
      { field: 'seat', label: '좌석', before: 'A', after: 'B' },
    ]);
  });
});
