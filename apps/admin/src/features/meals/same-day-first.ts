import { dayAt, type FirstLook } from '../../shared/page/first-look';

export const sameDayFirst = {
  load: () => import('./same-day-page'),
  asks: (opened) => [`/admin/same-day/${dayAt(opened)}`],
} satisfies FirstLook<unknown>;
