import { monthNumberOf, yearOf } from '@academy/domain/time';
import { monthShown } from '../features/meals/month-shown';
import { client, serverClock, session } from '../shared/api';
import { mealsPath } from '../shared/meals-path';

/**
 * Finds out who is signed in while the app is still on its way, and asks for the month that the
 * address shows as soon as that is known: `readEarly` of the app then finds its answer under way.
 */
export async function openEarly({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const { status } = await session.ready();
  if (pathname !== mealsPath || status !== 'student' || !client.understands('meal-page')) return;
  const wanted = new URLSearchParams(search).get('month') ?? '';
  const month = monthShown(wanted, serverClock.serverNow());
  void client.askEarly(`/students/me/meal-page/${yearOf(month)}/${monthNumberOf(month)}`);
}
