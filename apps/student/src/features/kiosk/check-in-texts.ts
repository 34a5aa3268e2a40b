/** Texts of the QR code that a student shows at the door. */
export const checkInTexts = {
  title: '체크인 QR',
  help: '출입구 태블릿의 카메라에 보여 주세요. 인터넷이 없어도 쓸 수 있어요.',
  code: '체크인 QR 코드',
  left: (seconds: number) => `${seconds}초 뒤에 새 QR로 바뀌어요`,
  unread: '인터넷에 한 번 연결하면 QR을 볼 수 있어요.',
  back: '뒤로',
} as const;
