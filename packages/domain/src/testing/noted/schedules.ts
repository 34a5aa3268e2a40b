import { anAbsenceReason as aReason, aRegularSchedule } from '..';
import type { Noted } from './noted';

const own = { actorKind: 'student' } as const;

export const ofSchedulesAndAttendance = {
  'create-schedule': [{ ...own, after: aRegularSchedule() }, '정기일정을 신청했습니다 · 수학학원'],
  'copy-schedule': [
    { ...own, after: aRegularSchedule() },
    '지난달 정기일정을 그대로 신청했습니다 · 수학학원',
  ],
  'edit-schedule': [
    {
      ...own,
      before: aRegularSchedule({ kind: 'OUTING' }),
      after: aRegularSchedule({ kind: 'ALL_DAY', from: null, to: null, everyWeeks: 2 }),
    },
    '정기일정을 수정했습니다: 유형 외출 → 종일, 시작 시각 19:00 → (없음), 끝나는 시각 21:00 → (없음) 외 1건',
  ],
  'request-schedule-change': [
    { ...own, after: aRegularSchedule({ replacesId: '3' }) },
    '정기일정 변경을 요청했습니다 · 수학학원',
  ],
  'cancel-schedule': [
    {
      ...own,
      before: aRegularSchedule({ status: 'PENDING' }),
      after: aRegularSchedule({ status: 'CANCELLED' }),
    },
    '정기일정을 취소했습니다 · 수학학원',
  ],
  'cancel-occurrence': [
    {
      ...own,
      before: aRegularSchedule({ exceptions: [] }),
      after: aRegularSchedule({ exceptions: ['2026-11-24'] }),
    },
    '정기일정을 하루만 취소했습니다 · 수학학원 · 11월 24일 (화)',
  ],
  'restore-occurrence': [
    {
      ...own,
      before: aRegularSchedule({ exceptions: ['2026-11-24'] }),
      after: aRegularSchedule({ exceptions: [] }),
    },
    '하루만 취소한 정기일정을 되돌렸습니다 · 수학학원 · 11월 24일 (화)',
  ],
  'send-guardian-reason': [
    { actorKind: 'system', subject: '김하늘', after: aReason({ byGuardian: true }) },
    '김하늘 학생의 보호자가 사유를 보냈습니다 · 11월 20일 (금) 외출',
  ],
  'upload-attachment': [
    { ...own, after: { width: 1500, height: 2000 } },
    '증빙 사진을 올렸습니다.',
  ],
  'submit-reason': [{ ...own, after: aReason() }, '사유를 제출했습니다 · 11월 20일 (금) 외출'],
  'edit-reason': [
    { ...own, before: aReason({ category: 'ILLNESS' }), after: aReason({ category: 'TRANSPORT' }) },
    '사유를 수정했습니다: 구분 질병 → 교통',
  ],
  'withdraw-reason': [
    { ...own, before: aReason({ status: 'PENDING' }), after: aReason({ status: 'WITHDRAWN' }) },
    '사유를 철회했습니다 · 11월 20일 (금) 외출',
  ],
  'approve-schedule': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ status: 'PENDING' }),
      after: aRegularSchedule({ status: 'APPROVED' }),
    },
    '김하늘 학생의 정기일정을 승인했습니다 · 수학학원',
  ],
  'reject-schedule': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ status: 'PENDING' }),
      after: aRegularSchedule({ status: 'REJECTED', rejectReason: '시간 확인' }),
    },
    '김하늘 학생의 정기일정을 반려했습니다 · 수학학원 · 사유: 시간 확인',
  ],
  'approve-reason': [
    {
      subject: '김하늘',
      before: aReason({ status: 'PENDING' }),
      after: aReason({ status: 'APPROVED' }),
    },
    '김하늘 학생의 사유를 승인했습니다 · 11월 20일 (금) 외출',
  ],
  'reject-reason': [
    {
      subject: '김하늘',
      before: aReason({ status: 'PENDING' }),
      after: aReason({ status: 'REJECTED', rejectReason: '증빙 필요' }),
    },
    '김하늘 학생의 사유를 반려했습니다 · 11월 20일 (금) 외출 · 사유: 증빙 필요',
  ],
  'create-schedule-for': [
    { subject: '김하늘', after: aRegularSchedule({ registeredBy: 'manager' }) },
    '김하늘 학생의 정기일정을 대신 등록했습니다 · 수학학원',
  ],
  'edit-schedule-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ from: '19:00' }),
      after: aRegularSchedule({ from: '18:30' }),
    },
    '김하늘 학생의 정기일정을 수정했습니다: 시작 시각 19:00 → 18:30',
  ],
  'cancel-schedule-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ lastDate: null }),
      after: aRegularSchedule({ lastDate: '2026-11-20' }),
    },
    '김하늘 학생의 정기일정을 종료했습니다: 마지막 날 11월 20일 (금)',
  ],
  'cancel-occurrence-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ exceptions: [] }),
      after: aRegularSchedule({ exceptions: ['2026-11-24'] }),
    },
    '김하늘 학생의 정기일정을 하루만 취소했습니다 · 수학학원 · 11월 24일 (화)',
  ],
  'restore-occurrence-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ exceptions: ['2026-11-24'] }),
      after: aRegularSchedule({ exceptions: [] }),
    },
    '김하늘 학생의 하루만 취소한 정기일정을 되돌렸습니다 · 수학학원 · 11월 24일 (화)',
  ],
  'roll-back-schedule': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ title: '과학학원' }),
      after: aRegularSchedule({ title: '수학학원' }),
    },
    '김하늘 학생의 정기일정을 이전 버전으로 되돌렸습니다: 내용 과학학원 → 수학학원',
  ],
  'submit-reason-for': [
    { subject: '김하늘', after: aReason({ status: 'APPROVED' }) },
    '김하늘 학생의 사유를 대신 등록했습니다 · 11월 20일 (금) 외출',
  ],
  'mark-attendance': [
    {
      subject: '김하늘 11월 20일 (금)',
      before: { date: '2026-11-20', cells: [{ period: 3, name: '3교시', mark: null }] },
      after: {
        date: '2026-11-20',
        cells: [{ period: 3, name: '3교시', mark: '지각' }],
        reason: '잘못 기록',
      },
    },
    '김하늘 11월 20일 (금) 출결을 기록했습니다: 사유 잘못 기록, 3교시 지각',
  ],
  'fill-attendance': [
    {
      subject: '김하늘 11월 20일 (금)',
      before: {
        cells: [
          { period: 1, name: '1교시', mark: null },
          { period: 2, name: '2교시', mark: '결석' },
        ],
      },
      after: {
        cells: [
          { period: 1, name: '1교시', mark: '출석' },
          { period: 2, name: '2교시', mark: '출석' },
        ],
      },
    },
    '김하늘 11월 20일 (금) 출결을 한꺼번에 기록했습니다: 1교시 출석, 2교시 결석 → 출석',
  ],
  'undo-attendance': [
    { subject: '11월 20일 (금)', after: { restored: 8, kept: 0 } },
    '11월 20일 (금) 출결 기록을 되돌렸습니다 · 8건',
  ],
  'undo-schedules': [
    { subject: '정기일정 승인 3건', after: { restored: 2, kept: 1 } },
    '정기일정·사유 변경을 되돌렸습니다 (정기일정 승인 3건) · 2건 · 그대로 둠 1건',
  ],
  'save-visit': [
    {
      subject: '김하늘 11월 20일 (금)',
      before: { arrivedAt: '14:00', leftAt: null, outings: '' },
      after: { arrivedAt: '14:00', leftAt: '22:00', outings: '18:00–19:00' },
    },
    '김하늘 11월 20일 (금) 등원·하원을 기록했습니다: 외출 18:00–19:00, 하원 22:00',
  ],
  'close-day': [
    { subject: '11월 20일 (금)', before: {}, after: { absent: 3, seenOff: 12 } },
    '11월 20일 (금) 출석부를 마감했습니다 · 결석 3명 · 하원 12명',
  ],
  'reopen-day': [
    { subject: '11월 20일 (금)', before: {}, after: { reason: '늦게 온 학생' } },
    '11월 20일 (금) 출석부 마감을 해제했습니다 · 사유: 늦게 온 학생',
  ],
  'save-attendance-settings': [
    {
      before: { lateGraceMinutes: 0, sundayPeriods: ['1교시 09:00–09:50'], latePreset: null },
      after: { lateGraceMinutes: 5, sundayPeriods: [], latePreset: '지각' },
    },
    '출결 설정을 바꿨습니다: 지각 인정 시간 0분 → 5분, 일요일 교시 1교시 09:00–09:50 → (없음), 지각 벌점 제안 지각',
  ],
  'save-remark': [
    {
      subject: '김하늘',
      before: { month: '2026-11', remark: '' },
      after: { month: '2026-11', remark: '꾸준히 나왔습니다.' },
    },
    '김하늘 학생의 월간 리포트 한마디를 적었습니다 · 2026년 11월 · 꾸준히 나왔습니다.',
  ],
  'undo-remark': [
    { subject: '김하늘 · 2026년 11월', after: { restored: 1, kept: 0 } },
    '월간 리포트 한마디를 되돌렸습니다 (김하늘 · 2026년 11월) · 1건',
  ],
} satisfies Noted;
