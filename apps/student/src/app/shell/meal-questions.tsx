import { Suspense } from 'react';
import { late } from '../../shared/late/late';
import { due } from './late-shell';

const Nothing = () => null;
/** Without a network nobody needs to hear that it did not come. */
const load = () => import('../../features/meal-questions/meal-question-card').then((module) => module.MealQuestionCard, () => Nothing);

/** Where meals and absences are seen to, a student is asked what becomes of the one in the other. The first page of most is the meal page: there it waits until that works. */
const ASKED_ON = new Map([
  ['/student-calendar', late(() => due.then(load))],
  ['/regular-schedule', late(load)],
  ['/submit', late(load)],
]);

export function MealQuestions({ pathname }: { pathname: string }) {
  const Card = ASKED_ON.get(pathname);
  return <Suspense fallback={null}>{Card && <Card />}</Suspense>;
}
