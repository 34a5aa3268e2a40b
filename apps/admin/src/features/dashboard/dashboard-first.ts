import { monthAt, type FirstLook } from '../../shared/page/first-look';

export const dashboardFirst = {
  load: () => import('./dashboard-page'),
  asks: (opened) => ['/admin/tasks', `/admin/stats/${monthAt(opened)}`],
} satisfies FirstLook<unknown>;
