/** One line of a student's timeline per kind. `{}` marks a variable. */
export const timelineTexts = {
  meals: '{month} 도시락 · 점심 {lunch}회 · 저녁 {dinner}회',
  point: '{type} {points} · {reason} ({issuer})',
  mock: '모의고사 신청 · {title}',
  mockCancelled: '모의고사 신청 취소 · {title}',
  schedule: '정기일정 · {title} ({status})',
  reason: '사유 제출 · {day} {type} ({status})',
  attendance: '출결 · {day} {mark}',
} as const;
