import { Suspense } from 'react';
import { late } from '../../shared/late/late';

const Nothing = () => null;
/** Comes with the page and not before it; without a network nobody needs to hear that it did not come. */
const MealQuestionCard = late(() => import('../../features/meal-questions/meal-question-card').then((module) => module.MealQuestionCard, () => Nothing));

/** Where meals and absences are seen to: there a student is asked what becomes of the one in the other. */
const ASKED_ON = new Set(['/student-calendar', '/regular-schedule', '/submit']);

export function MealQuestions({ pathname }: { pathname: string }) {
  if (!ASKED_ON.has(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <MealQuestionCard />
    </Suspense>
  );
}
