import type { VisitAction } from '@academy/domain/attendance';
import { visitActionName } from '@academy/domain/attendance';

/** What is on the device at the door, for students. */
export const doorTexts = {
  title: '키오스크',
  prompt: '휴대폰 번호 뒤 4자리를 눌러 주세요',
  typed: (count: number) => `4자리 중 ${count}자리 눌렀어요`,
  pad: '숫자 판',
  erase: '지우기',
  eraseAll: '모두 지우기',
  who: '누구인가요?',
  what: (name: string) => `${name} 학생, 무엇을 할까요?`,
  back: '처음으로',
  done: (action: VisitAction, time: string) => `${visitActionName(action)} ${time}`,
  greeting: {
    arrive: '어서 와요',
    'go-out': '다녀와요',
    'come-back': '잘 다녀왔어요',
    leave: '오늘도 수고했어요',
  } satisfies Record<VisitAction, string>,
  just: (action: VisitAction, time: string) => `이미 ${visitActionName(action)}했어요 · ${time}`,
  unknown: {
    number: {
      title: '등록된 번호가 아니에요',
      help: '번호를 다시 확인하거나 데스크에 말해 주세요',
    },
    code: { title: '체크인 QR이 아니에요', help: '앱의 내 정보에서 체크인 QR을 열어 주세요' },
    late: { title: '시간이 지난 QR이에요', help: '앱에 지금 나오는 QR을 보여 주세요' },
    wrong: { title: '확인할 수 없는 QR이에요', help: '앱을 새로고침하거나 번호를 눌러 주세요' },
  },
  resting: '없는 번호를 여러 번 눌렀어요. 30초 뒤에 다시 누르거나 QR로 체크인해 주세요',
  byCode: 'QR로 체크인',
  byNumber: '번호로 체크인',
  camera: '카메라',
  showCode: '앱의 체크인 QR을 카메라에 보여 주세요',
  noPhoto: '사진은 찍지도 저장하지도 않아요',
  cameraProblem: {
    insecure: 'https 주소로 열어야 카메라를 쓸 수 있어요. 번호로 체크인해 주세요',
    refused: '카메라를 쓸 수 없어요. 브라우저에서 카메라를 허용하거나 번호로 체크인해 주세요',
    unread: '인터넷이 연결되면 QR을 읽을 수 있어요. 지금은 번호로 체크인해 주세요',
  },
  seat: (seat: string) => `${seat}번 자리`,
  offline: (count: number) =>
    count === 0
      ? '인터넷이 끊겼어요 · 체크인은 그대로 할 수 있어요'
      : `인터넷이 끊겼어요 · ${count}건 보관 중`,
  stuck: (count: number) => `${count}건을 아직 보내지 못했어요`,
  sound: '소리',
  loading: '오늘 명단을 불러오는 중이에요',
  failed: '명단을 불러오지 못했어요',
};

/** What is there before it is connected, for managers. */
export const pairTexts = {
  title: '키오스크 연결',
  help: '관리자 화면의 시스템 설정 › 키오스크에서 만든 코드 8자리를 입력하세요.',
  removed: '이 기기의 연결이 해제되었습니다. 다시 쓰려면 새 코드를 입력하세요.',
  waiting: (count: number) => `보내지 못한 체크인 ${count}건은 다시 연결하면 전송됩니다.`,
  code: '연결 코드',
  incomplete: '코드 8자리를 입력하세요.',
  submit: '연결',
  failed: '연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
};

/** The list in the settings. */
export const kiosksTexts = {
  title: '키오스크',
  help: '출입구의 태블릿에서 학생이 직접 등원·외출·복귀·하원을 찍습니다. 이 기기로는 다른 화면을 열 수 없습니다.',
  none: '아직 연결한 키오스크가 없습니다.',
  name: '이름',
  nameHint: '예: 정문, 3층',
  add: '연결 코드 만들기',
  failed: '코드를 만들지 못했습니다. 다시 시도하세요.',
  state: '상태',
  seen: '마지막 접속',
  addedBy: '만든 사람',
  action: '작업',
  paired: '연결됨',
  waiting: (until: string) => `코드 입력 대기 · ${until}까지`,
  expired: '코드 만료',
  never: '–',
  codeTitle: (name: string) => `${name} 연결 코드`,
  codeHelp:
    '태블릿의 브라우저에서 아래 주소를 열고 코드를 입력하세요. 코드는 10분 동안 한 번만 쓸 수 있습니다.',
  address: '주소',
  code: '코드',
  remove: '연결 해제',
  removeOne: (name: string) => `${name} 연결 해제`,
  removeTitle: (name: string) => `${name} 키오스크의 연결을 해제할까요?`,
  removeText:
    '바로 체크인할 수 없게 되고, 다시 쓰려면 새 코드로 연결해야 합니다. 지금까지의 기록은 그대로 남습니다.',
  removed: (name: string) => `${name} 키오스크의 연결을 해제했습니다.`,
  removeFailed: '연결을 해제하지 못했습니다. 다시 시도하세요.',
};

/** Check-ins at the door that need attention. */
export const checkInTexts = {
  notice: (count: number) => `키오스크 체크인 ${count}건을 확인하세요.`,
  show: '체크인 보기',
  title: '확인할 키오스크 체크인',
  help: '거절하지 않고 표시만 했습니다. 출석부에 적지 못한 것은 직접 적고, 확인한 것은 체크하세요.',
  ticked: '확인함으로 표시했습니다.',
  unticked: '다시 확인할 것으로 표시했습니다.',
  seenBy: (name: string) => `${name} 확인`,
  failed: '표시하지 못했습니다. 다시 시도하세요.',
};
