import { noticeKinds, type NoticeChannel, type NoticeKind } from '@academy/domain/messages';
import { formatWon } from '@academy/domain/money';

/** The 알림 tab's own words. */
export const noticeTabTexts = {
  sections: {
    how: {
      title: '보내는 방법',
      help: '보호자 연락처로 보냅니다. 알림 수신에 동의한 보호자에게만 나가며, 동의는 학생 관리의 보호자 링크에서 적습니다. 보호자는 링크에서 알림을 끌 수 있습니다.',
    },
    kinds: { title: '알릴 일', help: '켠 것만 보냅니다. 문구는 켜면 바꿀 수 있습니다.' },
    when: {
      title: '보내는 때',
      help: '방해 금지 시간에 생긴 알림은 끝날 때 나갑니다. 직접 복사하는 알림에는 적용하지 않습니다.',
    },
    prices: {
      title: '한 건의 요금',
      help: '메시지 화면의 비용을 이 요금으로 셉니다. 문자 서비스의 요금표를 보고 입력하세요.',
    },
    budget: {
      title: '한 달 예산',
      help: '문자와 알림톡에 한 달 동안 쓸 금액입니다. 예산이 모자라면 알림은 예산을 늘리거나 다음 달이 될 때까지 기다리고, 알릴 때가 지나면 실패로 남습니다. 메일과 앱 알림은 그대로 나갑니다.',
    },
  },
  channel: '보내는 방법',
  channels: {
    copy: '직접 복사 (메시지 화면에서 문구를 복사해 보냄)',
    sms: '문자',
    alimtalk: '알림톡 (못 받으면 문자로)',
  } satisfies Record<NoticeChannel, string>,
  ready: (from: string) => `${from} 번호로 보냅니다.`,
  notReady:
    '문자 서비스가 설정되지 않았습니다. 설정의 발송에서 문자·알림톡 키를 입력하세요. 그동안은 직접 복사로 쓸 수 있습니다.',
  noKakao:
    '카카오 채널이 설정되지 않아 알림톡을 보낼 수 없습니다. 설정의 발송에서 카카오 채널의 pfId를 입력하세요.',
  kindsHelp: {
    arrived: '출석부나 키오스크에서 등원을 누르면 바로 알립니다.',
    left: '하원을 누르면 바로 알립니다. 하루 마감이 채운 하원은 알리지 않습니다.',
    early:
      '자기 마지막 교시가 끝나기 10분보다 먼저 하원하면 하원 대신 알립니다. 승인된 조퇴는 하원으로 알립니다. 꺼 두면 하원으로 알립니다.',
    out: '외출을 누르면 바로 알립니다.',
    back: '복귀를 누르면 바로 알립니다.',
    missing:
      '첫 교시가 시작되고 기준 시간이 지나도 오지 않은 학생을 하루 한 번 알립니다. 승인된 사유나 일정이 있는 시간과 휴무일은 뺍니다.',
    unpaid:
      '입금 화면의 미납 목록에서 학생을 골라 보냅니다. 한 학생에게 하루 한 번만 나가고, 보내기 전에 입금이 확인되면 나가지 않습니다.',
    decided: '사유와 정기일정을 승인하거나 반려하면 알립니다.',
    step: '벌점을 부여해 상벌점 설정의 기준 단계에 이르면 알립니다.',
    exam: '모의고사를 신청한 때와 대기하다 현장 응시 자리가 확정된 때 알립니다.',
    notice:
      '보호자에게 알림을 켠 공지를 게시하면 알립니다. 형제자매의 보호자에게는 한 번만 나갑니다.',
    report: '출석부의 리포트에서 학생을 골라 보호자 링크의 주소를 보냅니다.',
  } satisfies Record<NoticeKind, string>,
  text: '문구',
  textHint: (fields: string) => `쓸 수 있는 항목: ${fields}`,
  template: '알림톡 템플릿 ID',
  templateHint: (text: string) => `승인받을 문구: ${text}`,
  preview: '미리보기',
  missingMinutes: '미등원 기준',
  unpaidAuto: '납부 기한이 지나면 자동으로 보내기',
  unpaidDays: '납부 기한 뒤',
  days: '일',
  wrongDays: '1일부터 60일 사이로 입력하세요.',
  minutes: '분',
  quiet: '방해 금지 시간 쓰기',
  quietFrom: '방해 금지 시작',
  quietTo: '방해 금지 끝',
  pickTime: '시계 열기',
  wrongTime: '시각을 22:30처럼 입력하세요.',
  perMinute: '1분에 보낼 수',
  messages: '건',
  wrongRate: '1건부터 1,000건 사이로 입력하세요.',
  wrongGrace: '0분부터 180분 사이로 입력하세요.',
  wrongPrice: '1,000원까지 입력할 수 있습니다.',
  smsPrice: '단문 문자',
  lmsPrice: '장문 문자',
  alimtalkPrice: '알림톡',
  monthlyBudget: '한 달 예산',
  budgetHint: '비워 두면 제한이 없습니다.',
  noBudget: '제한 없음',
  spent: (won: string) => `이번 달 비용 ${won}`,
  left: (won: string) => `남은 예산 ${won}`,
  won: '원',
  kindText: (on: boolean, text: string) => `${on ? '켬' : '끔'} · ${text}`,
  quietText: (on: boolean) => (on ? '켬' : '끔'),
  count: (count: number) => `${count}건`,
  dayCount: (days: number) => `${days}일`,
  grace: (minutes: number) => `${minutes}분`,
  price: (price: number) => formatWon(price),
  tryOut: '테스트 문자',
  tryOutHelp: '문자가 실제로 도착하는지 보냅니다.',
  phone: '받는 번호',
  send: '테스트 문자 보내기',
  sent: (to: string) => `${to} 번호로 테스트 문자를 보냈습니다. 휴대폰을 확인하세요.`,
  failed: '테스트 문자를 보내지 못했습니다.',
} as const;

export const noticeTitle = (kind: NoticeKind) => `${noticeKinds[kind].name} 알림`;
