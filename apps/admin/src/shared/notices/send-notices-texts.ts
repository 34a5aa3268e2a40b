import { messageProgressName, type KeptReason, type NoticePreview } from '@academy/domain/messages';
import { formatWon } from '@academy/domain/money';

/** What the window says in which a manager looks at notices before they go out. */
export const sendNoticesTexts = {
  open: '보호자에게 보내기',
  all: '모두 선택',
  several: (name: string, guardians: number) => `${name} (보호자 ${guardians}명)`,
  list: '보낼 학생',
  toSettings: '보호자 알림 설정',
  off: '꺼져 있는 알림입니다. 시스템 설정의 보호자 알림에서 켜면 보낼 수 있습니다.',
  help: {
    copy: `직접 복사로 보냅니다. 메시지 화면에 '${messageProgressName('to-copy')}'로 올라갑니다.`,
    sms: '문자로 보냅니다. 방해 금지 시간에는 끝난 뒤에 나갑니다.',
    alimtalk:
      '알림톡으로 보내고, 받지 못하면 문자로 보냅니다. 방해 금지 시간에는 끝난 뒤에 나갑니다.',
  } satisfies Record<NoticePreview['channel'], string>,
  kept: {
    nothing: (count) => `보낼 내용 없음 ${count}명:`,
    'no-consent': (count) => `알림에 동의한 보호자 없음 ${count}명:`,
    'sent-today': (count) => `오늘 이미 보냄 ${count}명:`,
  } satisfies Record<KeptReason, (count: number) => string>,
  nobody: '보낼 학생이 없습니다.',
  failed: '보내지 못했습니다. 다시 눌러 주세요.',
} as const;

export const sendCountText = (count: number) => `${count}명에게 보내기`;
/** `12명 · 예상 비용 540원`. */
export const sendFiguresText = (count: number, cost: number) =>
  `${count}명 · 예상 비용 ${formatWon(cost)}`;
export const sentText = (written: number) => `${written}건을 메시지에 올렸습니다.`;
