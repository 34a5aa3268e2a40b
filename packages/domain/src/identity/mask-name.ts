/** 김하늘 → 김*늘, 김별 → 김*: enough to recognise oneself, too little for a stranger. */
export function maskName(name: string): string {
  const letters = [...name];
  const hidden = Math.max(1, letters.length - 2);
  return letters.map((letter, index) => (index >= 1 && index <= hidden ? '*' : letter)).join('');
}

/** 김민준, 김서준 → 김민*, 김서*: another letter is hidden where the usual one is all that differs. */
const maskEnd = (name: string): string => {
  const letters = [...name];
  return letters.map((letter, index) => (index > 1 ? '*' : letter)).join('');
};

/** Names of one family, showing no more of each than distinguishes them. */
export const maskApart = (names: readonly string[]): string[] => {
  const ways = [maskName, maskEnd].map((mask) => names.map(mask));
  return ways.find((masked) => new Set(masked).size === names.length) ?? [...names];
};
