import { dayAt, type FirstLook } from '../../shared/page/first-look';

export const attendanceFirst = {
  load: () => import('./attendance-page'),
  asks: (opened) => [
    '/admin/attendance-settings',
    `/admin/attendance/${dayAt(opened)}${opened.understands('packed-day') ? '/sheet' : ''}`,
  ],
} satisfies FirstLook<unknown>;
