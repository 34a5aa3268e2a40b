import { appName } from '@academy/app-kit/deployment';
import type { UnsentKind } from '../writes/unsent-edits';

const name = appName('학원 관리');
const unsentName: Record<UnsentKind, string> = {
  marks: '출결 표시',
  visits: '등원·하원',
  'pick-ups': '도시락 수령',
};

/**
 * The fixed texts that pages of this app share. Rule and refusal texts come from the domain's
 * catalogue.
 */
export const messages = {
  appName: name,
  login: {
    title: '관리자 로그인',
    username: '아이디',
    password: '비밀번호',
    submit: '로그인',
    back: '학생 로그인으로 돌아가기',
    signup: '관리자 회원가입',
    elsewhere: '다른 곳으로',
    wrong: '아이디 또는 비밀번호를 확인하세요.',
    noConnection: '서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.',
    requestFailed: '로그인 요청 중 오류가 발생했습니다.',
    unknown: '로그인 실패: 알 수 없는 오류입니다.',
    badAnswer: '로그인 실패: 서버 응답 형식이 올바르지 않습니다.',
    refreshFailed: '새 액세스 토큰을 받지 못했습니다. 다시 로그인하세요.',
    usernameRequired: '아이디를 입력하세요.',
    passwordRequired: '비밀번호를 입력하세요.',
    showPassword: '비밀번호 표시',
    hidePassword: '비밀번호 숨기기',
    hangulTyped: '한글로 입력되었습니다. 한/영 키를 확인하세요.',
    capsLock: 'Caps Lock이 켜져 있습니다.',
    code: '인증 앱의 6자리 코드',
    codeRequired: '인증 앱에 나온 6자리 코드를 입력하세요.',
    recoveryCode: '복구 코드',
    recoveryRequired: '복구 코드를 입력하세요.',
    recoveryHint: '2단계 인증을 켤 때 받은 16자리 코드입니다. 하나를 한 번만 쓸 수 있습니다.',
    recoveryInstead: '복구 코드로 로그인',
    appInstead: '인증 앱의 코드로 로그인',
    codeNote: '비밀번호를 확인했습니다.',
    otherAccount: '다른 계정으로 로그인',
  },
  menu: {
    today: '오늘',
    officeGroup: '본사',
    branches: '지점 비교',
    lunch: '도시락',
    dashboard: '월별 통계',
    sameDay: '당일 조회',
    calendar: '달력',
    news: '식단 공지',
    studentsGroup: '학생',
    students: '학생 관리',
    attendanceGroup: '출결',
    attendance: '출석부',
    seats: '좌석 배치도',
    studentSchedules: '학생별 일정',
    mocksGroup: '모의고사',
    mockList: '목록',
    mockCreate: '등록',
    pointsGroup: '상벌점',
    points: '상벌점 부여',
    settingsGroup: '설정',
    messages: '메시지',
    settings: '시스템 설정',
    accounts: '관리자 계정',
    erasure: '개인정보 파기',
    backups: '백업',
    security: '변경 이력',
    manual: '사용 설명서',
    ownPassword: '비밀번호 변경',
    secondFactor: '2단계 인증',
    logout: '로그아웃',
    label: '주 메뉴',
  },
  /** What waits behind a page of the menu. */
  badges: {
    accounts: (waiting: number) => `승인 대기 ${waiting}`,
    requests: (waiting: number) => `승인 대기 ${waiting}건`,
    objections: (open: number) => `이의 신청 ${open}건`,
  },
  pages: {
    calendar: '도시락 달력',
    mockList: '모의고사 목록',
    mockCreate: '모의고사 등록',
    setup: '처음 설정',
    statement: '은행 내역 붙여넣기',
    statementShort: '은행 내역',
  },
  errors: {
    notFoundTitle: '페이지를 찾을 수 없습니다',
    notFoundBody: '주소가 바뀌었거나 없는 페이지입니다.',
    back: '뒤로 가기',
    home: '홈으로',
    load: '불러오지 못했습니다.',
    loading: '불러오는 중입니다.',
    save: '저장하지 못했습니다.',
    untold: '처리되었지만 서버의 답을 읽지 못했습니다. 새로고침해서 확인하세요.',
    expired: (count: number) =>
      `일주일이 지난 변경 ${count}건은 저장하지 못했습니다. 지금 내용을 확인하세요.`,
    offline: '인터넷에 연결되어 있지 않습니다. 마지막으로 불러온 내용을 보여 줍니다.',
    unreachable: '서버에 연결하지 못했습니다. 마지막으로 불러온 내용을 보여 줍니다.',
  },
  newVersion: {
    ready: '새 버전이 있습니다.',
    reload: '새로고침',
    unsaved: '저장하지 않은 변경이 있습니다. 저장한 뒤에 새로고침하세요.',
  },
  crash: {
    title: '오류가 발생했습니다',
    body: '페이지를 불러오는 중 문제가 생겼습니다.',
    reload: '새로고침',
    number: (number: string) => `오류 번호 ${number}`,
    appName: name,
  },
  leave: {
    title: '저장하지 않고 나갈까요?',
    body: '바꾼 내용이 저장되지 않았습니다. 나가면 사라집니다.',
    stay: '계속 편집',
    go: '저장하지 않고 나가기',
  },
  /** What waits in the outboxes of this device. */
  unsent: {
    count: (kind: UnsentKind, count: number) => `${unsentName[kind]} ${count}건`,
    found: (kind: UnsentKind, count: number) =>
      `이 기기에 남아 있던 ${unsentName[kind]} ${count}건을 보냅니다.`,
  },
  logout: {
    unsentTitle: '보내지 못한 기록이 있습니다',
    unsent: (what: string) => `${what}을 아직 서버에 보내지 못했습니다.`,
    keepHelp: (who: string) =>
      `보관하면 이 기기에 남고, ${who}님이 이 기기에서 다시 로그인할 때 ${who}님 이름으로 전송됩니다. 다른 관리자는 볼 수도 보낼 수도 없습니다. 일주일 안에 로그인하지 않으면 지워집니다.`,
    sending: '저장 중인 내용이 있습니다. 지금 나가면 저장되지 않을 수 있습니다.',
    giveUp: '지우고 로그아웃',
    keep: '보관하고 로그아웃',
    late: '로그아웃이 아직 끝나지 않았습니다. 인터넷에 연결되면 자동으로 끝납니다.',
  },
  /** On the login screen, of a login that ended without a question. */
  ended: {
    edits: (count: number) =>
      `보내지 못한 기록 ${count}건은 이 기기에 남아 있습니다. 같은 계정으로 로그인하면 전송됩니다.`,
    draft: '입력하던 내용은 남아 있습니다. 같은 계정으로 로그인하면 이어서 입력할 수 있습니다.',
    lost: '입력하던 내용은 저장되지 않아 사라졌습니다.',
  },
  saveClash: {
    title: '다른 관리자가 먼저 저장했습니다.',
    titleAt: (when: string) => `다른 관리자가 먼저 저장했습니다 (${when})`,
    titleOf: (who: string, when: string) => `${who}님이 먼저 저장했습니다 (${when})`,
    choose: '같은 항목을 서로 다르게 바꿨습니다. 저장할 값을 고르세요.',
    merged: '서로 다른 항목을 바꿔서 두 변경을 합쳤습니다. 확인한 뒤 다시 저장하세요.',
    taken: (fields: string) => `다른 관리자가 바꾼 항목: ${fields}`,
    chooseFirst: (fields: string) => `저장할 값을 먼저 고르세요. (${fields})`,
    mine: '내 변경',
    theirs: '저장된 값',
    nothing: '(없음)',
    done: '확인했습니다',
  },
  live: {
    on: '실시간',
    reconnecting: '다시 연결하는 중',
    asOf: (clock: string) => `${clock} 기준`,
  },
  theme: '화면 밝기',
} as const;
