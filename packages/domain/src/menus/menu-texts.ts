/** What is wrong in a pasted or typed menu. `{}` marks a variable. */
export const menuTexts = {
  line: '{line}번째 줄: {problem}',
  day: "'{text}'{은/는} 날짜가 아닙니다. 11/20처럼 쓰세요.",
  otherMonth: '{day}은 대상 월({month})과 그 앞뒤 달에 없습니다. 대상 월이나 날짜를 고치세요.',
  twice: '{day} {meal}이 두 번 있습니다. 한 줄만 남기세요.',
  nothing: '음식이 없습니다. 날짜 | 점심 | 저녁 순서로 쓰세요.',
  tooManyCells: '칸이 {count}개입니다. 날짜 | 점심 | 저녁, 세 칸만 쓰세요.',
  allergen: "'{dish}'의 알레르기 번호 {number}{은/는} 없습니다. 1~{last}로 쓰세요.",
  noName: '알레르기 번호 {numbers} 앞에 음식 이름이 없습니다.',
  dishTooLong: "'{dish}…'{이/가} 너무 깁니다. {limit}자 이하로 쓰고 음식 사이에 쉼표를 넣으세요.",
  tooManyDishes: '{meal}이 {count}가지입니다. {limit}가지 이하로 줄이세요.',
  tooManyRows: '식단은 {limit}끼까지 올릴 수 있습니다.',
} as const;
