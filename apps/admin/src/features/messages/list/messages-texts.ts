import { formatWon } from '@academy/domain/money';
import { messageProgressName, type NoResend } from '@academy/domain/messages';
import { countText } from '../../../shared/texts/kit-texts';

export const messagesTexts = {
  title: '메시지',
  figures: '이 달의 메시지',
  tiles: {
    toCopy: messageProgressName('to-copy'),
    waiting: messageProgressName('waiting'),
    sent: messageProgressName('sent'),
    failed: messageProgressName('failed'),
    cost: '비용',
  },
  cases: '건',
  find: '메시지 찾기',
  progress: '상태',
  everyProgress: '모든 상태',
  day: '날짜',
  everyDay: '모든 날',
  columns: {
    at: '쓴 때',
    kind: '종류',
    recipient: '받는 곳',
    student: '학생',
    subject: '내용',
    progress: '상태',
    channel: '수단',
    tries: '시도',
    cost: '비용',
    sentAt: '보낸 때',
    failure: '이유',
    confirmed: '업체 확인',
  },
  empty: '이 달에 쓴 메시지가 없습니다.',
  emptyHelp: '보호자 알림은 시스템 설정의 보호자 알림 탭에서, 발주 메일은 업체 발주 탭에서 켭니다.',
  emptyFound: '조건에 맞는 메시지가 없습니다.',
  text: '내용',
  kind: '종류',
  everyKind: '모든 종류',
  everybody: '모든 학생 보기',
  onlyStudent: '이 학생의 메시지',
  copy: '문구 복사',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다',
  markSent: '보냄으로 표시',
  markFailed: '보냄으로 표시하지 못했습니다. 다시 눌러 주세요.',
  resend: '다시 보내기',
  resendFailed: '다시 보내지 못했습니다. 잠시 후 다시 시도해 주세요.',
} as const;

export const triesText = (tries: number) => (tries === 0 ? '–' : `${tries}번`);
export const costBeforeText = (won: number) => `지난달 ${formatWon(won)}`;
export const markedText = (count: number) => `${count}건을 보냄으로 표시했습니다.`;
export const resendAllText = (count: number) => `실패 ${count}건 다시 보내기`;
export const shownText = (count: number, more: boolean) =>
  more ? `최근 ${count}건` : countText(count, count, '건');

const KEPT: Record<NoResend, string> = {
  'not-failed': '실패한 메시지가 아닙니다',
  over: '보낼 때가 지났습니다',
};
/** `2건을 다시 보냅니다 · 1건은 그대로 두었습니다: 보낼 때가 지났습니다`. */
export function resentText({
  resent,
  kept,
}: {
  resent: number;
  kept: readonly { reason: NoResend }[];
}): string {
  const reasons = [...new Set(kept.map(({ reason }) => KEPT[reason]))].join(', ');
  return [
    resent > 0 && `${resent}건을 다시 보냅니다`,
    kept.length > 0 && `${kept.length}건은 그대로 두었습니다: ${reasons}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
