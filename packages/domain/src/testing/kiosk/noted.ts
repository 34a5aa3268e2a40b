import type { Noted } from '../noted/noted';

export const ofKiosks = {
  'add-kiosk': [{ subject: '정문' }, '정문 키오스크를 추가했습니다.'],
  'pair-kiosk': [{ actorKind: 'system', subject: '정문' }, '정문 키오스크에 기기를 연결했습니다.'],
  'remove-kiosk': [{ subject: '정문' }, '정문 키오스크의 연결을 해제했습니다.'],
} satisfies Noted;
