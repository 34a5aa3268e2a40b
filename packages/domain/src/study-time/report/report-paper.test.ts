import { expect, test } from 'vitest';
import { month } from '../../time';
import { reportPaper } from './report-paper';
import { monthlyReportSchema } from './schemas';

const aReport = (overrides: object = {}) =>
  monthlyReportSchema.parse({
    studentId: '7',
    name: '김하늘',
    seat: 'A-12',
    grade: '고3',
    className: '1반',
    school: '하늘고',
    phoneTail: '5678',
    attendance: { present: 20, late: 2, leftEarly: 0, out: 1, absent: 3, excusedAbsent: 1 },
    study: { minutes: 10_930, days: 20, open: 1 },
    meals: { lunches: 18, dinners: 20 },
    points: { rewards: 5, penalties: 2 },
    exams: [
      { title: '11월 모의고사', examDate: '2026-11-20' },
      { title: '한국사', examDate: '2026-11-20' },
    ],
    remark: { text: '', version: 0 },
    ...overrides,
  });
const linesOf = (overrides: object) =>
  reportPaper(month('2026-11'), aReport(overrides)).lines.map(
    ({ label, value }) => `${label}: ${value}`,
  );

test('a report says the month in days, time, meals, points and exams', () => {
  expect(reportPaper(month('2026-11'), aReport())).toMatchObject({
    title: '2026년 11월 학습 리포트',
    person: '김하늘 (고3 · 1반 · A-12)',
  });
  expect(linesOf({})).toEqual([
    '출결: 출석 20일 · 지각 2일 · 조퇴 0일 · 결석 3일 (인정 1일)',
    '순 공부 시간: 182시간 10분',
    '하루 평균: 9시간 7분 (등원한 20일)',
    '하원 기록이 없는 날: 1일',
    '도시락: 점심 18번 · 저녁 20번',
    '상벌점: 상점 5점 · 벌점 2점',
    '모의고사 11월 20일 (금): 11월 모의고사, 한국사',
  ]);
});

test('results are a line for each subject, below their exam', () => {
  const exam = { title: '11월 모의고사', examDate: '2026-11-20' };
  const results = [
    { subject: '국어', rawScore: 92, standardScore: null, percentile: 97, band: 1 },
    { subject: '영어', rawScore: null, standardScore: null, percentile: null, band: 2 },
  ];
  expect(linesOf({ exams: [{ ...exam, results }] }).slice(-3)).toEqual([
    '모의고사 11월 20일 (금): 11월 모의고사',
    '국어 (11/20): 원점수 92 · 백분위 97 · 등급 1',
    '영어 (11/20): 등급 2',
  ]);
  expect(
    linesOf({
      exams: [
        { ...exam, results },
        { title: '한국사', examDate: '2026-11-20' },
      ],
    }),
  ).toContain('영어 (11월 모의고사): 등급 2');
});

test('points are called as the academy calls them', () => {
  const { lines } = reportPaper(month('2026-11'), aReport(), { reward: '칭찬', penalty: '관리' });
  expect(lines).toContainEqual({ label: '점수', value: '칭찬 5점 · 관리 2점' });
});

test('what the manager may not see is not there, and no time is no average', () => {
  const none = { present: 0, late: 0, leftEarly: 0, out: 0, absent: 0, excusedAbsent: 0 };
  expect(
    linesOf({
      attendance: none,
      study: { minutes: 0, days: 0, open: 0 },
      meals: null,
      points: null,
      exams: null,
    }),
  ).toEqual(['출결: 출석 0일 · 지각 0일 · 조퇴 0일 · 결석 0일', '순 공부 시간: 기록이 없습니다']);
});

test('how the time was counted is shown below, of days without 하원 only where there are some', () => {
  const notes = (open: number) =>
    reportPaper(month('2026-11'), aReport({ study: { minutes: 60, days: 1, open } })).notes.length;
  expect([notes(0), notes(1)]).toEqual([1, 2]);
});

test('the manager’s sentence comes first below the lines', () => {
  const remark = { text: '꾸준히 나왔습니다.', version: 2 };
  expect(reportPaper(month('2026-11'), aReport({ remark })).notes[0]).toBe(
    '선생님 한마디: 꾸준히 나왔습니다.',
  );
});
