import type { Noted } from '../noted/noted';

export const ofKiosks = {
  'add-kiosk': [{ subject: '정문' }, '정문 키오스크를 추가했습니다.'],
  'pair-kiosk': [{ actorKind: 'system', subject: '정문' }, '정문 키오스크에 기기를 연결했습니다.'],
  'remove-kiosk': [{ subject: '정문' }, '정문 키오스크의 연결을 해제했습니다.'],
  'tick-check-in': [
    { subject: '김하늘 11월 20일 (금)', before: { seen: false }, after: { seen: true } },
    '김하늘 11월 20일 (금) 키오스크 체크인에 확인 표시를 했습니다.',
  ],
} satisfies Noted;
