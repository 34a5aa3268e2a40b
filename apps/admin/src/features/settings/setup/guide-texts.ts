import { cutoffShapeOf, cutoffText, type LunchSettingsDraft } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import type { NewsCategory } from '@academy/domain/news';
import type { GuideStep } from '@academy/domain/settings';

const names: Readonly<Record<GuideStep, string>> = {
  features: '쓸 기능',
  academy: '학원 정보',
  meals: '운영 요일과 마감',
  prices: '단가와 입금 계좌',
  periods: '교시',
  points: '상벌점 항목',
  students: '학생 명단',
  news: '첫 공지',
};

const helps: Readonly<Record<GuideStep, string>> = {
  features:
    '도시락, 학생, 공지, 출결로 시작합니다. 쓸 기능을 켜세요. 나중에 설정에서 언제든지 켜고 끌 수 있습니다.',
  academy: '학생과 관리자 화면의 이름과 연락처입니다.',
  meals:
    '도시락을 운영하는 요일과, 학생이 언제까지 바꿀 수 있는지 정합니다. 평일과 전날 14:00으로 채워 두었습니다.',
  prices: '단가를 정하면 그때부터 청구합니다. 입금 계좌는 학생의 청구서에 나옵니다.',
  periods: '50분 교시로 채워 두었습니다. 학원 시간에 맞게 고치세요.',
  points: '기본 항목으로 시작하고 나중에 고칠 수 있습니다.',
  students: '엑셀에서 복사한 명단을 붙여넣거나 한 명씩 등록합니다.',
  news: '학생이 처음 볼 안내입니다. 정한 내용으로 써 두었으니 고쳐서 게시하세요.',
};

/** 처음 설정: the guide of the first day. */
export const guideTexts = {
  title: '처음 설정',
  steps: '설정 순서',
  progress: (done: number, all: number) => `${all}단계 가운데 ${done}단계 완료`,
  step: (step: GuideStep) => names[step],
  help: (step: GuideStep) => helps[step],
  done: '완료',
  settled: '이 단계는 끝났습니다.',
  change: '설정에서 바꾸기',
  usualPrices: (lunch: string, dinner: string) => `점심 ${lunch} · 저녁 ${dinner}으로 채우기`,
  save: '저장하고 다음',
  next: '다음',
  later: '나중에 하기',
  finish: '마무리',
  works: '이제 학생이 로그인해서 도시락을 신청할 수 있습니다.',
  notYet: '아직 학생이 신청할 수 없습니다. 다음을 먼저 끝내세요.',
  stillOpen: '나중에 해도 되는 일',
  address: '학생에게 알려 줄 주소',
  copy: '주소 복사',
  copied: '복사했습니다.',
  copyFailed: '복사하지 못했습니다.',
  home: '오늘로',
} as const;

interface NewsDraft {
  title: string;
  category: NewsCategory;
  month: string;
  content: string;
}

/** Until when meals can be changed; of both at once where they close alike. */
function cutoffLines(draft: LunchSettingsDraft): string[] {
  const [lunch, dinner] = [
    cutoffText(cutoffShapeOf(draft, 'lunch')),
    cutoffText(cutoffShapeOf(draft, 'dinner')),
  ];
  return lunch === dinner
    ? [`· 신청과 변경: 먹는 날의 ${lunch}까지`]
    : [`· 점심 신청과 변경: ${lunch}까지`, `· 저녁 신청과 변경: ${dinner}까지`];
}

/** The first notice, to be changed and published: students read it. */
export function firstNotice(draft: LunchSettingsDraft): NewsDraft {
  const { lunchPrice, dinnerPrice, bankName, accountNumber, accountHolder } = draft;
  const account = [bankName, accountNumber, accountHolder && `(${accountHolder})`]
    .filter(Boolean)
    .join(' ');
  return {
    title: '도시락 신청을 시작해요',
    category: 'INFO',
    month: '',
    content: [
      '이제 이 앱에서 도시락을 신청할 수 있어요.',
      ...cutoffLines(draft),
      ...(Number.isNaN(lunchPrice) || Number.isNaN(dinnerPrice)
        ? []
        : [`· 점심 ${formatWon(lunchPrice)} · 저녁 ${formatWon(dinnerPrice)}`]),
      ...(account ? [`· 입금 계좌: ${account}`] : []),
      '궁금한 점은 데스크로 물어봐 주세요.',
    ].join('\n'),
  };
}
