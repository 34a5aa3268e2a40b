/** Texts of a day's menu and of one's own allergies. */
export const menuTexts = {
  title: (day: string) => `${day} 식단`,
  loading: '식단을 불러오는 중이에요',
  failed: '식단을 불러오지 못했어요.',
  empty: '이 날의 식단이 아직 올라오지 않았어요.',
  emptyHelp: '이번 달 식단 보기에서 식단표를 확인해 주세요.',
  picture: '식단표 사진',
  previousDay: '전날',
  nextDay: '다음 날',
  contains: (names: string) => `들어 있어요: ${names}`,
  mine: (names: string) => `내 알레르기 ${names}`,
  warning: (meals: string) => `${meals}에 내 알레르기 재료가 들어 있어요.`,
  unread: (dishes: string) =>
    `알레르기 번호를 읽지 못한 음식이 있어요: ${dishes}. 알레르기가 있으면 먹기 전에 데스크에 물어보세요.`,
  unreadDish: '알레르기 번호를 읽지 못했어요',
  safe: '표시된 재료 중에 내 알레르기는 없어요.',
  unmarked: '알레르기 표시가 없는 음식도 있으니, 걱정되면 데스크에 물어보세요.',
} as const;

export const allergenTexts = {
  title: '내 알레르기',
  none: '없음',
  choose: '알레르기 고르기',
  change: '알레르기 바꾸기',
  help: '못 먹는 것을 고르면 식단에 표시해 드려요. 학원에서도 볼 수 있어요.',
  number: (number: number) => `${number}번`,
  save: '저장하기',
  saved: '알레르기를 저장했어요.',
  failed: '알레르기를 저장하지 못했어요. 다시 시도해 주세요.',
  unread: '알레르기를 불러오지 못했어요.',
} as const;
