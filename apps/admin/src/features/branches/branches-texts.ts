import type { BranchRow } from '@academy/domain/branches';
import { formatNumber, formatWon } from '@academy/domain/money';
import { withParticles } from '@academy/domain/text';

/** The words of 지점 비교. */
export const branchesTexts = {
  title: '지점 비교',
  unit: '지점',
  tabs: { label: '지점', compare: '비교', moves: '학생 이동' },
  state: '상태',
  pictures: {
    label: '무엇을 비교할지',
    presence: '오늘 등원',
    meals: '오늘 도시락',
    money: '이달 금액',
  },
  none: '없음',
  open: (name: string) => `${name} 관리자 화면 (새 창)`,
  silent: '답하지 않음',
  noBackup: '백업 없음',
  orders: (count: number) => `주문 확인 ${count}`,
  failed: (count: number) => `메시지 실패 ${count}`,
  fine: '정상',
  empty: '맡은 지점이 없습니다',
  emptyHelp: '본사의 최고관리자가 시스템 설정의 관리자 계정에서 지점을 정하면 여기에 나옵니다.',
  noOffice: '본사가 아닌 학원입니다',
  noOfficeHelp: '지점 비교는 지점이 있는 본사의 관리자 화면에만 있습니다.',
} as const;

export const branchCountText = (rows: readonly BranchRow[]): string => {
  const silent = rows.filter(({ answered }) => !answered).length;
  return silent === 0
    ? `전체 ${rows.length}개 지점`
    : `전체 ${rows.length}개 지점 · ${silent}개 지점이 답하지 않아 합계에서 빠졌습니다`;
};

/** What a picture says in a sentence, of the branch that has the most. */
export const mostText = {
  presence: (name: string, missing: number) =>
    missing === 0
      ? '안 온 학생이 없습니다'
      : withParticles(`안 온 학생은 ${name}{이/가} 가장 많습니다 (${missing}명)`),
  meals: (name: string, meals: number) =>
    withParticles(`오늘 도시락은 ${name}{이/가} 가장 많습니다 (${meals}식)`),
  money: (name: string, unpaid: number) =>
    unpaid === 0
      ? '미입금이 없습니다'
      : withParticles(`미입금은 ${name}{이/가} 가장 많습니다 (${formatWon(unpaid)})`),
};

export const peopleText = (count: number): string => `${formatNumber(count)}명`;
export const mealsText = (count: number): string => `${formatNumber(count)}식`;
export const tenThousandsText = (count: number): string => `${formatNumber(count)}만원`;
