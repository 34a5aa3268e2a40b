import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lazy-component';
import { due } from './late-shell';

const Nothing = () => null;
/** Without a network nobody needs to hear that it did not come. */
const load = () =>
  import('../../features/meal-questions/meal-question-card').then(
    (module) => module.MealQuestionCard,
    () => Nothing,
  );

const AtOnce = lazyComponent(load);
/** The meal page is what most begin with: there it waits until that works. */
const OnceThePageWorks = lazyComponent(() => due.then(load));

/**
 * Where meals and absences are seen to, a student is asked what becomes of the one in the other.
 */
export function MealQuestions({ pathname }: { pathname: string }) {
  return (
    <Suspense fallback={null}>
      {pathname === '/student-calendar' && <OnceThePageWorks late />}
      {(pathname === '/regular-schedule' || pathname === '/submit') && <AtOnce />}
    </Suspense>
  );
}
