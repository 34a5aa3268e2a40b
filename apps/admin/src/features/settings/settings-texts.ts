/**
 * The settings page's own words. Field names are in each tab's model, rules in the domain's
 * catalogue.
 */
export const settingsTexts = {
  title: '시스템 설정',
  tabs: '설정 영역',
  toList: '설정 목록',
  find: '설정 찾기',
  nothing: '찾은 설정이 없습니다.',
  groups: {
    academy: '학원',
    lunch: '도시락',
    attendance: '출결·일정',
    notices: '알림',
    accounts: '계정·보안',
  },
  academy: '학원 정보',
  features: '기능',
  mocks: '모의고사',
  lunch: '신청과 마감',
  prices: '단가',
  deposit: '입금 계좌',
  attendance: '출결',
  schedule: '정기일정',
  holidays: '휴무일',
  notices: '보호자 알림',
  messages: '업체 발주',
  sending: '발송',
  login: '학생 로그인',
} as const;

/** The 학원 정보 tab's own words. */
export const academyTabTexts = {
  sections: {
    about: { title: '학원', help: '로그인 화면과 메뉴, 인쇄물에 보입니다.' },
    contact: {
      title: '문의',
      help: '학생이 도움이 필요할 때 보는 연락처와 주소입니다. 비우면 보이지 않습니다.',
    },
  },
  hints: {
    name: '학생 화면과 인쇄물의 제목에 쓰입니다.',
    companyLines: '화면 맨 아래에 한 줄씩 보입니다. 대표자, 사업자등록번호, 주소 등 6줄까지.',
    deskPhone: '예: 02-123-4567',
    manualUrl: '로그인 화면의 사용 설명서 링크',
    channelUrl: '카카오톡 채널 등 상담 주소',
  },
  logoOf: ({ width, height }: { width: number; height: number }) => `가로 ${width} 세로 ${height}`,
} as const;

/** The 기능 tab's own words; what each feature is called and takes away is the domain's. */
export const featuresTabTexts = {
  sections: {
    features: {
      title: '쓰는 기능',
      help: '끈 기능은 학생과 관리자의 화면에서 사라지고 신청도 받지 않습니다. 데이터는 그대로 있고, 다시 켜면 모두 보입니다.',
    },
  },
} as const;

/** The 출결 tab's own words. Field names are in its model, rules in the domain's catalogue. */
export const attendanceTabTexts = {
  sections: {
    day: {
      title: '하루와 지각',
      help: '자정이 지나도 하루 시작 시각 전까지는 전날 출석부에 기록합니다. 교시가 시작하고 지각 인정 시간 안에 온 학생은 지각으로 보지 않습니다.',
    },
    periods: {
      title: '교시표',
      help: '출석부의 칸이 됩니다. 이미 기록한 날의 출결은 지워지지 않습니다. 의무 교시에 빠지는 일정과 사유는 승인할 때 알려 줍니다.',
    },
    proposals: {
      title: '벌점 제안',
      help: '인정되지 않은 지각이나 종일 결석이 있으면 출석부에서 벌점을 제안합니다. 부여는 관리자가 확인한 뒤에만 됩니다.',
    },
    shown: { title: '학생과 보호자 화면' },
    guardianLinks: {
      title: '보호자 링크',
      help: '보호자 연락처를 잘못 적으면 링크가 다른 집으로 갑니다. 그래서 기기마다 처음 열 때 자녀의 휴대전화 번호 끝자리를 묻고, 한 번 맞히면 그 기기에서는 다시 묻지 않습니다. 기간이 지난 링크는 열리지 않고, 다음에 보내는 월간 리포트나 링크 만들기로 다시 열립니다.',
    },
  },
  minuteUnit: '분',
  wrongTime: '시각을 19:00처럼 입력하세요.',
  wrongPeriodTime: (name: string) => `${name}: 시각을 19:00처럼 입력하세요.`,
  wrongGrace: '0분부터 60분 사이로 입력하세요.',
  pickTime: '시계 열기',
  count: (count: number) => (count === 0 ? '교시 없음' : `${count}교시`),
  name: '이름',
  from: '시작',
  to: '끝',
  field: (days: string, period: string, what: string) => `${days} ${period} ${what}`,
  row: (index: number) => `${index}번째 줄`,
  add: '교시 추가',
  addTo: (days: string) => `${days}에 교시 추가`,
  full: (limit: number) => `하루에 ${limit}교시까지 둘 수 있습니다.`,
  remove: (days: string, period: string) => `${days} ${period} 빼기`,
  copy: (from: string) => `${from}과 같게`,
  copyTo: (to: string, from: string) => `${to}을 ${from}과 같게`,
  dayUnit: '일',
  wrongLinkDays: '7~400일 사이로 입력하세요.',
  off: '제안하지 않음',
  preset: (name: string, points: number) => `${name} (벌점 ${points}점)`,
  noPresets: '벌점 항목이 없습니다. 상벌점 항목을 먼저 등록하세요.',
} as const;

/** The 휴무일 tab's own words. */
export const holidaysTexts = {
  sections: {
    add: { title: '휴무일 추가' },
  },
  title: (year: number) => `${year}년 휴무일`,
  help: '공휴일과 학원 휴무일은 달력과 목록에 이름이 보입니다. 그날의 도시락을 받지 않으려면 도시락 달력의 휴무 설정에서 정하세요.',
  toCalendar: '도시락 달력으로 이동',
  previous: '이전 해',
  next: '다음 해',
  year: (year: number) => `${year}년`,
  renew: '공휴일 불러오기',
  renewed: (added: number) =>
    added === 0 ? '새로 추가된 공휴일이 없습니다.' : `공휴일 ${added}일을 추가했습니다.`,
  date: '날짜',
  name: '이름',
  nameHint: '예: 학원 휴무, 개원 기념일',
  pick: '달력 열기',
  addButton: '추가',
  needsDate: '올바른 날짜(YYYY-MM-DD)를 입력하세요.',
  list: '휴무일 목록',
  day: '날짜',
  source: '구분',
  action: '작업',
  remove: '삭제',
  removeOne: (name: string) => `${name} 삭제`,
  sources: { public: '공휴일', academy: '학원 휴무' },
  meals: '도시락',
  mealsOf: (day: string) => `${day} 도시락 달력`,
  added: (day: string) => `${day} 휴무일을 추가했습니다.`,
  removed: (day: string) => `${day} 휴무일을 삭제했습니다.`,
  empty: '등록된 휴무일이 없습니다.',
} as const;

/** The 로그인 tab's own words. */
export const loginTabTexts = {
  sections: {
    protection: {
      title: '학생 로그인 보호',
      help: '학생은 휴대폰 번호만으로 로그인합니다. 번호를 아는 사람은 그 학생의 이름·도시락·상벌점을 볼 수 있으므로, 필요하면 아래를 켜세요. 모두 꺼져 있으면 지금처럼 번호만 묻습니다.',
    },
    networks: {
      title: '학원 네트워크',
      help: '학원 와이파이처럼 여러 학생이 함께 쓰는 인터넷의 주소입니다. 여기서 틀린 번호를 입력하면 다른 곳의 20배까지 허용합니다. 비워 두면 모든 곳을 같게 봅니다.',
    },
  },
  limits:
    '켜지 않아도 지켜지는 것: 틀린 번호를 여러 번 시도한 곳은 잠시 기다리게 하고, 한 기기에서 한 시간에 4명 이상 로그인하면 알립니다. 로그인한 적이 있는 기기는 다른 사람의 시도 때문에 막히지 않습니다.',
  networksHint: '한 줄에 하나씩, 203.0.113.7 또는 203.0.113.0/24처럼 입력하세요.',
  callerAddress: (address: string) => `지금 이 화면의 인터넷 주소: ${address}`,
  addNetwork: '이 네트워크 추가',
  networkThere: '이미 목록에 있습니다.',
  waiting: '승인을 기다리는 기기',
  noWaiting: '기다리는 기기가 없습니다.',
  student: '학생',
  seat: '좌석',
  code: '확인 번호',
  device: '기기',
  since: '요청한 때',
  decide: '처리',
  approve: '승인',
  refuse: '거절',
  approveOne: (name: string) => `${name} 학생의 기기 승인`,
  refuseOne: (name: string) => `${name} 학생의 기기 거절`,
  approved: (name: string) => `${name} 학생의 기기를 승인했습니다.`,
  refused: (name: string) => `${name} 학생의 기기를 거절했습니다.`,
  alerts: '한 기기에서 여러 학생이 로그인했습니다',
  alertsHelp:
    '형제이거나 빌려준 휴대폰이 아니라면, 학생에게 확인하고 필요하면 로그아웃시키거나 간편 비밀번호를 켜세요.',
  names: '로그인한 학생',
  at: '마지막 로그인',
  seen: '확인함',
  seenOne: (when: string) => `${when} 로그인 경고 확인함`,
  failed: '처리하지 못했습니다. 다시 시도하세요.',
} as const;

/** The 모의고사 tab's own words. */
export const mockTabTexts = {
  sections: {
    subjects: {
      title: '선택과목',
      help: '선택과목을 받는 모의고사에서 학생이 이 순서로 고릅니다. 시험마다 따로 정한 목록이 있으면 그 목록이 쓰입니다.',
    },
    newExam: {
      title: '새 모의고사',
      help: '모의고사를 등록할 때 처음 값으로 쓰입니다. 시험마다 바꿀 수 있습니다.',
    },
    reminders: {
      title: '알림',
      help: '전날 저녁 6시부터 알립니다. 신청 마감은 대상인데 신청하지 않은 학생에게, 시험은 신청한 학생에게 갑니다. 학생에게는 알림을 켠 휴대폰으로, 보호자에게는 보호자 알림에서 모의고사를 켠 때 갑니다.',
    },
  },
  add: '과목 추가',
  addHint:
    '여러 과목을 쉼표나 줄바꿈으로 나누어 붙여넣을 수 있습니다. 이미 있는 과목은 한 번만 들어갑니다.',
  addButton: '추가',
  none: '등록된 선택과목이 없습니다.',
  up: (name: string) => `${name} 위로`,
  down: (name: string) => `${name} 아래로`,
  remove: (name: string) => `${name} 빼기`,
  first: '첫 과목입니다.',
  last: '마지막 과목입니다.',
  count: (count: number) => `${count}과목`,
  noticeHint: '학생이 현장 응시를 선택하지 않을 때 보입니다. 비우면 기본 안내문이 보입니다.',
} as const;

/** The 업체 발주 tab's own words. */
export const messagesTabTexts = {
  sections: {
    order: {
      title: '업체 발주 메일',
      help: '마감이 되면 그날 수량을 업체에 메일로 한 번 보냅니다. 마감 뒤에 수량이 바뀌면 5분 뒤 바뀐 점을 적어 다시 보냅니다. 업체는 로그인 없이 메일의 주소에서 수량을 보고 확인을 누릅니다. 메일 주소를 바꾸면 5분 뒤 아직 지나지 않은 날의 주문 전체가 새 주소로 가고, 이전 주소에는 끝났다고 알립니다.',
    },
  },
  addressHint: '예: order@example.com',
  confirmHint:
    '이 시간 안에 업체가 확인하지 않으면 오늘의 바로잡을 일에 나옵니다. 0이면 기다리지 않습니다.',
  minutes: '분',
  confirmText: (minutes: number) => (minutes === 0 ? '기다리지 않음' : `${minutes}분`),
  server: '메일 서버',
  ready: (from: string) => `${from} 주소로 보냅니다.`,
  notReady:
    '메일 서버가 설정되지 않아 메일을 보낼 수 없습니다. 설정의 발송에서 메일 서버를 입력하세요.',
  tryOut: '테스트 메일',
  tryOutHelp: '메일이 실제로 도착하는지 보냅니다.',
  to: '받는 주소',
  send: '테스트 메일 보내기',
  sent: (to: string) => `${to}에 테스트 메일을 보냈습니다. 받은 편지함을 확인하세요.`,
  onItsWay: '보내는 중입니다…',
  failed: '테스트 메일을 보내지 못했습니다.',
} as const;

/** The 정기일정 tab's own words. Field names are in its model. */
export const scheduleTabTexts = {
  sections: {
    submit: {
      title: '정기일정 제출',
      help: '다음 달 정기일정을 매월 며칠까지 제출하는지 학생에게 안내합니다. 비우면 마감 없이 받습니다. 짧은 달에서는 말일로 계산합니다.',
    },
    mealTimes: {
      title: '식사 시간',
      help: '학생이 이 시간에 자리를 비우는 일정을 내면 신청한 도시락이 있는지 알려 줍니다.',
    },
  },
  example: (day: number) => `매월 ${day}일까지 다음 달 정기일정을 제출`,
  noDeadline: '제출 마감 없음',
  dayUnit: '일',
  pickTime: '시계 열기',
  wrongTime: '시각을 19:00처럼 입력하세요.',
  wrongDay: '1일부터 31일 사이로 입력하세요.',
} as const;
