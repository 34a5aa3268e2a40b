/** What the lists of points, sums and objections say (PAGES 8). */
export const historyTexts = {
  grid: '부여 내역', paper: '상벌점 부여 내역', paperFailed: '내역을 모두 불러오지 못했습니다.', empty: '부여 내역이 없습니다.', emptyToday: '오늘 부여한 상벌점이 없습니다.', nothing: '조건에 맞는 내역이 없습니다.', nothingHelp: '조건을 바꾸거나 지우세요.', toHistory: '전체 내역 보기',
  give: '상벌점 부여하기', of: (name: string) => `${name} 관리`, void: '부여 취소', edit: '사유 수정', again: '같은 내용 다시', alreadyVoid: '이미 취소한 상벌점입니다.', hiddenItem: '지금 사용하지 않는 항목입니다.', notEnrolled: '재원 학생이 아닙니다.',
  filter: { label: '내역 찾기', search: '이름·초성·좌석·전화 뒷번호', type: '구분', item: '항목', issuer: '부여자', all: '전체', from: '시작일', to: '종료일', pickFrom: '시작일 달력 열기', pickTo: '종료일 달력 열기', reversed: '종료일이 시작일보다 빠릅니다.', voided: '취소 포함', student: '학생' },
  shown: (count: number, more: boolean) => (more ? `${count}건까지 표시` : `${count}건`),
  sums: (reward: number, penalty: number) => `상점 ${reward}점 · 벌점 ${penalty}점`,
  voidedBy: (reason: string, by: string) => `취소: ${reason} (${by})`,
  objection: { OPEN: '이의 확인 중', ACCEPTED: '이의 받아들임', DECLINED: '이의 유지' },
} as const;

export const changeTexts = {
  voidTitle: (name: string) => `${name} 학생의 상벌점을 취소할까요?`, voidBody: '누적에서 빠지고, 내역에는 취소선으로 남습니다. 학생의 목록에서도 사라집니다.', voidConfirm: '부여 취소',
  voided: (name: string) => `${name} 학생의 상벌점을 취소했습니다.`,
  editTitle: (name: string) => `${name} 학생의 상벌점 사유`, reason: '사유', reasonHint: '학생에게 보입니다. 점수를 바꾸려면 취소하고 다시 부여하세요.', reasonNeeded: '사유를 입력하세요.', memo: '메모', memoHint: '관리자만 봅니다.', saved: '사유를 저장했습니다.',
} as const;

export const standingTexts = {
  unit: '명', grid: '학생별 누적', paper: '학생별 상벌점 누적', search: '이름·초성·좌석·전화 뒷번호', find: '학생 찾기', step: '단계', everyStep: '모든 단계', reached: '단계 도달', empty: '재원 학생이 없습니다.', nothing: '조건에 맞는 학생이 없습니다.',
  history: '부여 내역 보기', give: '상벌점 부여', slip: '확인서 인쇄', slipFailed: '확인서를 만들지 못했습니다.', of: (name: string) => `${name} 관리`, tooMany: (limit: number) => `확인서는 한 번에 ${limit}명까지 인쇄할 수 있습니다.`,
  slipTitle: '개인 상벌점 확인서', slipEmpty: '부여받은 상벌점이 없습니다.', slipNote: '위와 같이 상벌점 내역을 확인합니다.', signatures: ['학생', '보호자', '담당'], sign: '(서명)', school: '학교', total: '합계',
} as const;

export const objectionTexts = {
  list: '이의 신청', filter: '상태', open: '확인할 신청', answered: '답변한 신청', none: '확인할 이의 신청이 없습니다.', noneAnswered: '답변한 이의 신청이 없습니다.', said: '학생의 말', answer: '답변', answerHint: '학생에게 그대로 보입니다.', answerNeeded: '답변을 입력하세요.',
  accept: '받아들이고 취소', decline: '벌점 유지', accepted: '이의 신청을 받아들여 벌점을 취소했습니다.', declined: '답변을 보냈습니다. 벌점은 그대로입니다.', at: (moment: string) => `${moment} 신청`, by: (name: string, moment: string) => `${name} · ${moment} 답변`,
} as const;
