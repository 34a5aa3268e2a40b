/** Texts that managers send families by hand. */
export const familyTexts = {
  each: '문구는 학생마다 따로입니다. 하나씩 복사해 그 보호자에게만 보내세요.',
  done: (copied: number, all: number) => `${all}명 중 ${copied}명 복사함`,
  copy: '문구 복사',
  again: '다시 복사',
  copyOf: (name: string, again: boolean) => `${name} ${again ? '다시 복사' : '문구 복사'}`,
  copied: '복사했습니다',
  failed: '복사하지 못했습니다',
} as const;
