import { actionsOn, type ActionsByTopic, type Facts } from '../audit-actions/action';
import { mealFields } from '../meals/fields';

const kept = ({ keptMeals }: Facts): readonly string[] =>
  Array.isArray(keptMeals) ? keptMeals.map(String) : [];

export const mealQuestionActions = {
  meals: actionsOn(mealFields, {
    'keep-meals': {
      text: ({ before, after }) =>
        kept(after).length < kept(before).length
          ? '그대로 두기로 한 도시락을 취소했습니다'
          : '승인된 일정과 겹치는 도시락을 그대로 두었습니다',
      tail({ before, after }) {
        const [old, now] = [kept(before), kept(after)];
        const changed = [...now, ...old].filter(
          (meal) => !old.includes(meal) || !now.includes(meal),
        );
        return [changed.join(', ')];
      },
    },
  }),
} satisfies ActionsByTopic;
