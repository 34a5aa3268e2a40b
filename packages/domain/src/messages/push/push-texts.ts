/** What a phone shows, also while it is locked: no sums and no reasons. `{}` marks a variable. */
export const pushTexts = {
  menu: '내일 도시락 · {day}',
  meal: '{meal}: {dishes}',
  more: '{dishes} 외 {count}가지',
  allergens: '알레르기 주의 · {dishes}',
  unread: '알레르기 번호를 읽지 못했어요 · {dishes}',
  dish: '{dish}({allergens})',
  cutoff: '도시락 신청이 곧 마감돼요',
  cutoffBody: '{days} 도시락을 아직 고르지 않았어요. {time}에 마감돼요.',
  cutoffDays: '{first}부터 {count}일',
  'schedule-answer': {
    approved: '정기일정이 승인됐어요',
    rejected: '정기일정이 반려됐어요',
    body: '눌러서 확인해 주세요.',
  },
  'reason-answer': {
    approved: '사유가 승인됐어요',
    rejected: '사유가 반려됐어요',
    body: '눌러서 확인해 주세요.',
  },
  'seat-free': {
    title: '모의고사 현장 자리가 났어요',
    body: '대기하던 시험을 현장에서 볼 수 있어요.',
  },
  'point-confirmation': {
    title: '확인할 기록이 있어요',
    body: '눌러서 확인해 주세요.',
  },
  'results-out': {
    title: '모의고사 성적이 나왔어요',
    body: '눌러서 확인해 주세요.',
  },
  'exam-closing': {
    title: '모의고사 신청이 곧 마감돼요',
    body: '{title} 신청은 {day}까지예요.',
  },
  'exam-day': { title: '내일 모의고사가 있어요' },
  /** For a browser with a push service that the academy does not know. */
  service: '이 브라우저의 알림 서비스는 지원하지 않아요.',
} as const;
