import { lunchSettingsFields, mealFields, mealRuleFields } from '@academy/domain/meals';
import { allergenFields } from '@academy/domain/menus';
import type { Words } from '../../http/docs/api-table';

export const mealWords: Words = {
  fields: [lunchSettingsFields, mealFields, mealRuleFields, allergenFields],
  own: {
    me: '학생 자신',
    bill: '이달 금액',
    frozen: '단가가 정해져 더 바뀌지 않는지',
    money: '입금과 이월을 더한 금액',
    terms: '다른 단가가 적용되는 기간',
    own: '이 학생만의 단가인지',
    adjustments: '할인과 추가 청구',
    meals: '점심·저녁',
    again: '다시 신청할 수 있는 식사',
    to: '식사 시간의 끝',
    unit: '마감을 세는 단위',
    days: '며칠 전',
    shape: '마감을 정하는 방식',
    bankAccount: '계좌번호, accountNumber와 같음',
    bankHolder: '예금주, accountHolder와 같음',
    managerAccountNumber: '계좌번호, accountNumber와 같음',
    managerName: '예금주, accountHolder와 같음',
    added: '마감 뒤에 추가했는지',
    changedAt: '마감 뒤에 바꾼 시각',
    lunchPickedUp: '점심을 받았는지',
    dinnerPickedUp: '저녁을 받았는지',
    managed: '관리자가 넣었는지',
    spares: '여유분',
  },
};
