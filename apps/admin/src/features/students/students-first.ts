import { type FirstLook } from '../../shared/page/first-look';

export const studentsFirst = {
  load: () => import('./students-page'),
  asks: ({ params }) => (params.has('status') ? [] : ['/admin/students?status=ENROLLED&size=2000']),
} satisfies FirstLook<unknown>;
