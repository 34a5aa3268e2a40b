/** In the place of a page whose feature is off. */
export const featureOffTexts = {
  title: (name: string) => `${name} 기능이 꺼져 있습니다.`,
  kept: '지금까지의 데이터는 그대로 있고, 다시 켜면 모두 보입니다.',
  askAdmin: '필요하면 최고관리자에게 요청하세요.',
  toSettings: '기능 설정으로 이동',
} as const;
