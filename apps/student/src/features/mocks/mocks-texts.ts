/** Texts of the mock exams. Why something cannot be done says the domain. */
export const mocksTexts = {
  tabsLabel: '모의고사',
  tabs: { open: '진행 중', mine: '내 신청' },
  loading: '모의고사를 불러오는 중이에요',
  listFailed: '목록을 불러오는 중 오류가 발생했어요.',
  detailFailed: '상세 정보를 불러오는 중 오류가 발생했어요.',
  subjectsFailed: '선택과목을 불러오지 못했어요.',
  empty: '모의고사가 없어요.',
  emptyHint: {
    open: '신청할 수 있는 모의고사가 생기면 여기에 보여요.',
    mine: '신청한 모의고사가 여기에 모여요.',
  },
  lastOne: { open: '모의고사를 모두 보았어요.', mine: '신청 내역을 모두 보았어요.' },
  /** The calendar's word for how far away the exam is: `시험 D-12`. */
  examIn: (dDay: string) => `시험 ${dDay}`,
  applied: '신청함',
  offline: '연결되면 신청할 수 있어요',
} as const;

/** What an exam and a registration are made of. */
export const examTexts = {
  examDay: '시험일',
  place: '장소',
  admission: '입실',
  until: (when: string) => `${when}까지`,
  period: '신청 기간',
  changes: '변경·취소',
  calledOff: (reason: string) => `시험이 취소되었어요. ${reason}`,
  fee: '응시료',
  mode: '응시 방법',
  targets: '대상',
  capacity: '정원',
  pictureOf: (title: string) => `${title} 안내 사진`,
  pictureFailed: '사진을 불러오지 못했어요.',
  addToCalendar: '캘린더에 추가',
  onSite: '현장 응시',
  onSiteLine: '현장 응시 대기',
  waiting: (place: number) => `현장 대기 ${place}번째`,
  paperOnly: '시험지만 받기',
} as const;

/** The drawer in which a student applies, modifies and cancels. */
export const registrationTexts = {
  title: '모의고사',
  payment: '입금 안내',
  copyAccount: '계좌번호 복사',
  subject: '선택과목',
  required: '필수',
  groupFee: (fee: string) => `+${fee}`,
  chosen: (count: number, most: number) => `${count} / ${most}`,
  fixed: (subjects: string) => `${subjects} · 모두 함께 응시해요.`,
  gone: (subjects: string) => `지금은 받지 않는 과목: ${subjects}`,
  total: '응시료',
  seatHint: '현장에서 시험을 봐요.',
  lineHint: '자리가 나면 신청한 차례대로 확정돼요. 그때까지는 시험지만 제공해요.',
  apply: '신청하기',
  modify: '수정하기',
  cancel: '신청 취소하기',
  unchanged: '바꾼 내용이 없어요.',
  checking: '신청 결과를 확인하고 있어요',
  failed: {
    register: '신청을 처리하지 못했어요.',
    modify: '수정하지 못했어요.',
    cancel: '취소하지 못했어요.',
  },
  loginTrouble: '로그인 정보에 문제가 있어요. 다시 로그인해 주세요.',
  loginAgain: '다시 로그인',
  cancelTitle: '신청을 취소할까요?',
  cancelBody: (title: string) =>
    `${title} 신청을 취소해요. 신청 기간이 남아 있으면 다시 신청할 수 있어요.`,
  cancelPaid: (fee: string) => `입금한 응시료 ${fee}은 환불 대기로 바뀌어요.`,
} as const;

/** What came of it. */
export const resultTexts = {
  applied: '모의고사를 신청했어요',
  inLine: '현장 자리를 기다리고 있어요',
  modified: '신청 내용을 수정했어요.',
  cancelTitle: '신청 취소',
  canceled: '신청을 취소했어요. 이미 입금했다면 데스크나 문의 채널로 알려 주세요.',
  callDesk: (phone: string) => `데스크 ${phone}`,
  channel: '문의 채널',
  confirm: '확인',
} as const;
