/** Texts of the notifications in 내 정보. */
export const pushTexts = {
  title: '알림 받기',
  menu: '내일 식단',
  menuHour: '식단 알림 시각',
  hour: (hour: number) => (hour === 12 ? '낮 12시' : `오후 ${hour - 12}시`),
  cutoff: '도시락 마감 1시간 전',
  cutoffHelp: '그날 도시락을 아직 고르지 않았을 때만 알려 드려요.',
  answers: '신청 결과',
  answersHelp:
    '일정과 사유의 승인 · 반려, 모의고사 자리가 났을 때, 확인할 기록이 있을 때 알려 드려요.',
  elsewhere: '켜 둔 알림이 이 기기에는 오지 않아요.',
  here: '이 기기에서도 받기',
  failed: '알림 설정을 저장하지 못했어요. 다시 시도해 주세요.',
  noDevice: '이 기기에서 알림을 켜지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  unread: '알림 설정을 불러오지 못했어요.',
  retry: '다시 시도',
  ask: '알림을 켜려면 먼저 브라우저가 묻는 창에서 허용을 눌러 주세요.',
  cannot: {
    insecure: '주소가 https로 시작할 때만 알림을 받을 수 있어요. 학원에 문의해 주세요.',
    'home-screen':
      '아이폰과 아이패드에서는 공유 버튼을 누르고 ‘홈 화면에 추가’를 고른 뒤, 홈 화면의 앱에서 알림을 켤 수 있어요.',
    refused:
      '이 브라우저에서 알림이 차단되어 있어요. 브라우저의 사이트 설정에서 알림을 허용한 뒤 다시 열어 주세요.',
    unsupported: '이 브라우저는 알림을 받을 수 없어요. 다른 브라우저에서 열어 주세요.',
  },
} as const;
