import { formatWon } from '../money';
import { noticeKinds } from './notices/notice-kinds';
import type { OrderState } from './orders/order-schemas';
import { isPushKind, pushKindName } from './push/push-kinds';
import { messageProgress } from './progress';
import type {
  Message,
  MessageChannel,
  MessageDelivery,
  MessageFailure,
  MessageKind,
  MessageProgress,
} from './schemas';

export const messageTexts = {
  address: '메일 주소를 order@example.com처럼 입력하세요.',
  addressMissing: '발주를 받을 메일 주소를 입력하세요.',
  confirmMinutes: '확인을 기다릴 시간을 0분부터 1,440분까지 입력하세요.',
} as const;

/** What is refused here. `{}` marks a variable. */
export const messageRefusalTexts = {
  'order-changed': '주문 수량이 바뀌었습니다. 새 수량을 확인해 주세요.',
  'order-ended': '이 주소로 보낸 주문은 끝났습니다. 새 주문은 다른 곳에서 받습니다.',
  'notice-off': '꺼져 있는 알림입니다. 시스템 설정의 보호자 알림에서 켠 뒤 보내세요.',
  'over-budget': '이번 달 문자 예산이 모자라 보내지 못했습니다.',
} as const;

/** A day's order as the caterer reads it in the mail. */
export const orderMailTexts = {
  subject: '[{academy}] {day} 도시락 주문',
  changed: '[{academy}] {day} 도시락 주문 변경 ({nth}번째)',
  changes: '바뀐 점: {changes}',
  change: '{meal} {before}개 → {after}개',
  confirm: '아래 주소에서 수량을 보고 확인을 눌러 주세요. 로그인은 필요 없습니다.',
  ask: '문의: {phone}',
  endSubject: '[{academy}] {day} 도시락 주문 종료',
  end: '아래 주문은 끝났습니다. 이 주소로 더는 주문하지 않으니 준비하지 마세요. 지난 메일의 확인 주소도 쓰이지 않습니다.',
  endOf: '끝난 주문: {order}',
} as const;

/** The mail that tests the mail server. */
export const testMailTexts = {
  subject: '[{academy}] 테스트 메일',
  text: '이 메일이 보이면 {academy}에서 보내는 메일을 받을 수 있습니다.',
} as const;

/** `limit` tests an hour are sent; `wait`: when the next one may go. */
export const testsUsedUpText = (limit: number, wait: string): string =>
  `테스트는 한 시간에 ${limit}건까지 보낼 수 있습니다. ${wait} 뒤에 다시 보내세요.`;

/** A message would cost more than is left of the budget: how much that is, and what helps. */
export const overBudgetText = (budget: number, left: number): string =>
  `이번 달 문자 예산 ${formatWon(budget)} 중 ${formatWon(left)}이 남아 보낼 수 없습니다. 시스템 설정의 보호자 알림에서 예산을 늘리거나 다음 달에 보내세요.`;

/** Whatever way it took. */
const ANYWAY = {
  'too-late': '보낼 때가 지났습니다.',
  replaced: '새 발주가 대신 나갔습니다.',
  'taken-back': '보내기 전에 기록이 바뀌어 보내지 않았습니다.',
  stopped: '보호자가 알림을 받지 않기로 해 보내지 않았습니다.',
  'not-delivered': '보냈지만 받는 휴대폰에 도착하지 않았습니다. 번호를 확인한 뒤 다시 보내세요.',
  'no-balance': '문자 서비스의 잔액이 부족합니다. 충전한 뒤 다시 보내세요.',
  'over-budget': '이번 달 문자 예산이 모자랍니다. 시스템 설정의 보호자 알림에서 예산을 늘리세요.',
} as const;
const BY_MAIL: Record<MessageFailure, string> = {
  ...ANYWAY,
  'not-set-up': '메일 서버가 설정되지 않았습니다. 시스템 설정의 발송에서 메일 서버를 입력하세요.',
  unreachable: '메일 서버에 연결하지 못했습니다. 서버 주소와 포트, 네트워크를 확인하세요.',
  'login-refused':
    '메일 서버가 아이디나 비밀번호를 거절했습니다. 시스템 설정의 발송에서 다시 입력하세요.',
  'recipient-refused': '받는 주소를 메일 서버가 거절했습니다. 주소를 확인하세요.',
  refused: '메일 서버가 메일을 거절했습니다. 보내는 주소를 확인하세요.',
};
const BY_TEXT: Record<MessageFailure, string> = {
  ...ANYWAY,
  'not-set-up':
    '문자 서비스가 설정되지 않았습니다. 시스템 설정의 발송에서 문자·알림톡 키를 입력하세요.',
  unreachable: '문자 서비스에 연결하지 못했습니다. 네트워크를 확인하세요.',
  'login-refused': '문자 서비스가 API 키를 거절했습니다. 시스템 설정의 발송에서 다시 입력하세요.',
  'recipient-refused': '받는 번호를 문자 서비스가 거절했습니다. 번호와 템플릿을 확인하세요.',
  refused: '문자 서비스가 메시지를 받지 않았습니다. 보내는 번호와 템플릿을 확인하세요.',
};
const BY_PUSH: Record<MessageFailure, string> = {
  ...BY_TEXT,
  stopped: '학생이 알림을 끄거나 로그아웃해 보내지 않았습니다.',
  'not-set-up': '앱 알림을 보낼 수 없습니다. 시스템 관리자에게 알려 주세요.',
  unreachable: '브라우저의 알림 서비스에 연결하지 못했습니다. 네트워크를 확인하세요.',
  'login-refused': '브라우저의 알림 서비스가 알림 키를 거절했습니다. 알림 키를 확인하세요.',
  'recipient-refused': '학생의 기기가 더는 알림을 받지 않습니다.',
  refused: '브라우저의 알림 서비스가 알림을 받지 않았습니다.',
};
/** Why a message did not go out, and what helps. */
export const messageFailureText = (failure: MessageFailure, channel: MessageChannel): string => {
  if (channel === 'mail') return BY_MAIL[failure];
  return (channel === 'push' ? BY_PUSH : BY_TEXT)[failure];
};

const OTHERS = { order: '발주', test: '테스트' } as const;
export const messageKindName = (kind: MessageKind): string => {
  if (isPushKind(kind)) return pushKindName(kind);
  return kind === 'order' || kind === 'test' ? OTHERS[kind] : noticeKinds[kind].name;
};

const ORDER_STATES_SAID: Record<OrderState, string> = {
  waiting: '보내는 중',
  failed: '못 보냄',
  'no-address': '받을 주소 없음',
  sent: '보냄',
  unconfirmed: '확인 늦음',
  confirmed: '업체 확인',
};
/** The state of a day's order, in words. */
export const orderStateName = (state: OrderState): string => ORDER_STATES_SAID[state];

const CHANNELS: Record<MessageChannel, string> = {
  mail: '메일',
  copy: '직접 복사',
  sms: '문자',
  alimtalk: '알림톡',
  push: '앱 알림',
};
export const messageChannelName = (channel: MessageChannel): string => CHANNELS[channel];

const PROGRESSES: Record<MessageProgress, string> = {
  'to-copy': '복사 대기',
  waiting: '대기',
  sent: '보냄',
  failed: '실패',
  dropped: '그만둠',
};
export const messageProgressName = (progress: MessageProgress): string => PROGRESSES[progress];

const DELIVERIES: Record<MessageDelivery, string> = {
  asking: PROGRESSES.sent,
  delivered: '도착',
  failed: '도착 못 함',
  unknown: '확인 못 함',
};
/** A message's state with what became of it, in words. */
export const messageStandingName = (
  message: Pick<Message, 'state' | 'failure' | 'channel' | 'delivery'>,
): string =>
  message.delivery === null
    ? messageProgressName(messageProgress(message))
    : DELIVERIES[message.delivery];
