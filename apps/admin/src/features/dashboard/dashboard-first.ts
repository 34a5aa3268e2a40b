import { monthAt, type FirstLook } from '../../shared/page/first-look';

export const dashboardFirst = {
  load: () => import('./dashboard-page'),
  // 오늘 is one question; a tab or a month is about the month.
  asks: (opened) =>
    opened.params.has('tab') || opened.params.has('month')
      ? [`/admin/stats/${monthAt(opened)}`]
      : ['/admin/tasks'],
} satisfies FirstLook<unknown>;
