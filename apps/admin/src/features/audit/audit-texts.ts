/** What the admins' log says; the sentences themselves come from the server. */
export const auditTexts = {
  title: '변경 이력',
  find: '변경 이력 찾기',
  everyTopic: '모든 분야',
  topic: '분야',
  who: '누가',
  everybody: '누구나',
  anyStudent: '학생',
  system: '시스템',
  student: '학생 찾기',
  studentHint: '이름·초성·좌석·전화 뒤 4자리',
  noStudent: '찾은 학생이 없습니다.',
  clearStudent: '학생 지우기',
  from: '시작일',
  to: '종료일',
  pickFrom: '시작일 달력 열기',
  pickTo: '종료일 달력 열기',
  backwards: '종료일이 시작일보다 빠릅니다.',
  print: '인쇄',
  empty: '변경 이력이 없습니다.',
  emptyHelp: '조건을 바꿔 보세요.',
  columns: { at: '일시', actor: '누가', sentence: '내용', device: '기기', ip: 'IP' },
  changes: (count: number) => `바뀐 값 ${count}개 보기`,
  openStudent: '학생 정보 열기',
  shown: (count: number, more: boolean) => (more ? `최근 ${count}건 · 더 있음` : `전체 ${count}건`),
} as const;

export const periodText = (from: string, to: string): string =>
  from === '' && to === '' ? '' : `${from} ~ ${to}`;
