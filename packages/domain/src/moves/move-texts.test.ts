import { expect, test } from 'vitest';
import { day, month } from '../time';
import { carriedExamText, carriedMonthText, moveProblemText, moveWords } from './move-texts';
import { movePreviewSchema } from './schemas';

const preview = (overrides: object = {}) =>
  movePreviewSchema.parse({
    student: { id: '1', name: '김하늘', grade: '고3', school: '하늘고', phoneTail: '5678' },
    from: { slug: 'a', name: '북부점' },
    to: { slug: 'b', name: '남부점' },
    day: '2026-12-01',
    lastDay: '2026-11-30',
    returns: false,
    problem: null,
    carried: {
      guardians: 1,
      months: 3,
      exams: 2,
      points: { rewards: 4, penalties: 7 },
      earlier: 0,
    },
    left: {
      mealCount: 5,
      mealAmount: 25_000,
      scheduleCount: 1,
      mockCount: 1,
      unpaid: [{ month: month('2026-11'), amount: 30_000 }],
      refunds: [],
    },
    ...overrides,
  });

test('a move in sentences: what goes along, what stays, and what happens on the day', () => {
  expect(moveWords(preview())).toEqual([
    {
      title: '남부점으로 함께 가는 것',
      lines: [
        '이름, 연락처, 학교·학년, 알레르기, 메모, 입금자명',
        '보호자 1명의 연락처',
        '최근 12개월 중 3개월의 출결과 공부 시간',
        '모의고사 성적 2회',
        '상벌점 기록 (상점 4점 · 벌점 7점): 볼 수 있고, 합계에는 더하지 않습니다',
      ],
    },
    {
      title: '북부점에 남는 것',
      lines: [
        '도시락 청구·입금 내역은 북부점의 장부에 남습니다',
        '미입금 2026년 11월 30,000원: 북부점에서 받습니다',
        '마지막 날 뒤의 도시락 5식 (25,000원)이 취소됩니다',
        '정기일정 1개가 끝납니다',
        '앞으로의 모의고사 신청 1건은 그대로 남습니다. 북부점에서 취소할지 정하세요',
      ],
    },
    {
      title: '그날 되는 일',
      lines: [
        '북부점: 2026년 11월 30일까지 다니고 퇴원하며, 모든 기기에서 로그아웃됩니다',
        '남부점: 2026년 12월 1일부터 재원이며, 좌석과 반은 새로 정합니다',
        '보호자 알림 동의와 보호자 링크는 남부점에서 새로 받습니다',
      ],
    },
  ]);
});

test('what an account does not see is not said, nor what there is none of', () => {
  const [takes, stays] = moveWords(
    preview({ carried: { guardians: 0, months: 0, earlier: 2 }, left: {}, returns: true }),
  );
  expect(takes?.lines.slice(1)).toEqual(['그 전 지점 2곳의 기록']);
  expect(stays?.lines).toHaveLength(1);
});

test('what is against it names the field and the way out', () => {
  const names = { from: '북부점', to: '남부점' };
  expect(moveProblemText('number-taken', names)).toContain('전화번호를 남부점의 다른 학생이');
  expect(moveProblemText('from-silent', names)).toMatch(/^북부점이 답하지/);
});

test('a month and an exam at the former branch are a line each, as far as the account sees them', () => {
  const attendance = { present: 20, late: 2, leftEarly: 0, out: 1, absent: 3, excusedAbsent: 1 };
  const study = { minutes: 610, days: 20, open: 0 };
  const points = { rewards: 5, penalties: 2 };
  expect(carriedMonthText({ month: month('2026-11'), attendance, study, points })).toBe(
    '출석 20일 · 지각 2일 · 조퇴 0일 · 결석 3일 (인정 1일) · 순 공부 10시간 10분 · 상점 5점 · 벌점 2점',
  );
  expect(carriedMonthText({ month: month('2026-11'), points })).toBe('상점 5점 · 벌점 2점');
  const results = [
    { subject: '국어', rawScore: 92, standardScore: null, percentile: null, band: 1 },
  ];
  expect(carriedExamText({ title: '11월 모의고사', examDate: day('2026-11-20'), results })).toBe(
    '11월 모의고사 · 국어 원점수 92 · 등급 1',
  );
});
