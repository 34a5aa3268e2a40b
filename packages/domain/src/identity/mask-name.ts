/** 김하늘 → 김*늘, 김별 → 김*: enough to recognise oneself, too little for a stranger. */
export function maskName(name: string): string {
  const letters = [...name];
  const hidden = Math.max(1, letters.length - 2);
  return letters.map((letter, index) => (index >= 1 && index <= hidden ? '*' : letter)).join('');
}
