import { monthAt, type FirstLook } from '../../shared/page/first-look';

export const calendarFirst = {
  load: () => import('./calendar-page'),
  asks: (opened) => [`/admin/meal-calendar/${monthAt(opened)}`],
} satisfies FirstLook<unknown>;
