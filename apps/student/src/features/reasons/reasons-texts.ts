import { reasonStatusName } from '@academy/domain/reasons';
import type { ReasonStatus, ReasonType } from '@academy/domain/reasons';

/** Texts of 사유 제출: the page and its list. Why something cannot be done says the domain. */
export const reasonsTexts = {
  byManager: '관리자 등록',
  byGuardian: '보호자',
  tabsLabel: '사유 제출과 신청 내역',
  tabs: { reasons: '사유 제출', applications: '신청 내역' },
  ask: '어떤 사유인가요?',
  typeHints: {
    ABSENT: '하루 동안 못 와요',
    LATE: '늦게 와요',
    EARLY_LEAVE: '일찍 가요',
    OUTING: '나갔다 와요',
  } satisfies Record<ReasonType, string>,
  submittedThisMonth: (count: number) =>
    count === 0 ? '이번 달에는 제출한 사유가 없어요' : `이번 달 ${count}번 제출`,
  draft: '작성하던 사유가 있어요',
  draftOf: (sentence: string) => `${sentence} 사유를 쓰고 있었어요.`,
  goOn: '이어서 쓰기',
  dropDraft: '지우기',
  draftDropped: '작성하던 사유를 지웠어요.',
  draftReplaced: '작성하던 사유 대신 이 내용을 가져왔어요.',
  undo: '되돌리기',
  mine: '나의 제출 내역',
  filter: '상태',
  filters: {
    ALL: '전체',
    PENDING: '대기',
    APPROVED: reasonStatusName('APPROVED'),
    REJECTED: reasonStatusName('REJECTED'),
    WITHDRAWN: reasonStatusName('WITHDRAWN'),
  } satisfies Record<ReasonStatus | 'ALL', string>,
  loading: '제출 내역을 불러오는 중이에요',
  failed: '제출 내역을 불러오는 중 오류가 발생했어요.',
  end: (count: number) => `제출 내역을 모두 보았어요 · ${count}건`,
  empty: '제출한 사유가 없어요.',
  emptyHint: '못 오거나 늦는 날, 일찍 가거나 나갔다 오는 날이 있으면 미리 알려 주세요.',
  emptyOf: {
    PENDING: '승인을 기다리는 사유가 없어요.',
    APPROVED: '승인된 사유가 없어요.',
    REJECTED: '반려된 사유가 없어요.',
    WITHDRAWN: '철회한 사유가 없어요.',
  } satisfies Record<ReasonStatus, string>,
  showAll: '전체 보기',
  submittedAt: (moment: string) => `${moment} 제출`,
} as const;

/** The sheet in which a reason is written or changed. */
export const reasonFormTexts = {
  newTitle: '사유 제출',
  editTitle: '사유 수정',
  type: '유형',
  date: '날짜',
  dateHint: (range: string) => `${range}에 제출할 수 있어요.`,
  today: '오늘',
  tomorrow: '내일',
  openCalendar: '달력 열기',
  openClock: '시계 열기',
  times: { arriveAt: '도착하는 시각', leaveAt: '나가는 시각', backAt: '돌아오는 시각' },
  category: '사유 구분',
  text: '내용',
  textPlaceholder: '예) 치과 진료를 받고 올게요.',
  length: (count: number, limit: number) => `${count} / ${limit}자`,
  photoHint: (limit: number) =>
    `진료 확인서, 영수증, 학교 공문을 ${limit}장까지 올릴 수 있어요. 나와 출결 담당 관리자만 볼 수 있고, 날짜가 지나고 6개월 뒤에 지워져요.`,
  problems: '입력한 내용을 확인해 주세요',
  submit: '제출하기',
  save: '수정하기',
  showExisting: '제출한 사유 보기',
  checking: '결과를 확인하고 있어요',
  offline: '인터넷에 연결되면 제출할 수 있어요. 적은 내용은 이 기기에 남아 있어요.',
  unsure: {
    submit:
      '서버에 연결하지 못해 제출됐는지 확인하지 못했어요. 다시 누르면 이어서 확인하고, 두 번 제출되지 않아요.',
    edit: '서버에 연결하지 못해 수정됐는지 확인하지 못했어요. 다시 누르면 이어서 확인해요.',
    withdraw: '서버에 연결하지 못해 철회됐는지 확인하지 못했어요. 다시 눌러 확인해 주세요.',
  },
  failed: {
    submit: '사유를 제출하지 못했어요.',
    edit: '수정하지 못했어요.',
    withdraw: '철회하지 못했어요.',
  },
} as const;

/** A submitted reason with its receipt. */
export const receiptTexts = {
  title: '제출한 사유',
  submitted: '사유를 제출했어요',
  edited: '사유를 수정했어요',
  editedToast: '사유를 수정했어요.',
  submittedToast: '사유를 제출했어요.',
  submittedHint: '관리자가 확인하면 상태가 바뀌어요. 확인하기 전에는 수정하거나 철회할 수 있어요.',
  number: '접수번호',
  status: '상태',
  what: '일정',
  category: '사유 구분',
  text: '내용',
  submittedAt: '제출 시각',
  editedAt: '수정 시각',
  decidedBy: '확인한 사람',
  decidedAt: '확인 시각',
  rejectReason: '반려 사유',
  edit: '수정하기',
  withdraw: '철회하기',
  again: '이 내용으로 다시 제출',
  confirm: '확인',
  withdrawTitle: '사유를 철회할까요?',
  withdrawBody: (sentence: string) =>
    `${sentence} 사유를 철회해요. 필요하면 새로 제출할 수 있어요.`,
  withdrawn: '사유를 철회했어요.',
  notFound: '제출한 사유를 찾지 못했어요.',
  loading: '사유를 불러오는 중이에요',
} as const;
