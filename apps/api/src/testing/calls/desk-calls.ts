import { another } from './another';

/** A penalty of 2 points for being late. */
export const penalty = (studentId: string) => ({
  studentIds: [studentId],
  incidentDate: '2026-03-02',
  detail: '',
  memo: '',
  what: { kind: 'own', pointType: 'PENALTY', points: 2, reason: '지각' },
});

/** Valid bodies of what is written about a student at the desk, by method and path. */
export const deskCalls: Readonly<Record<string, () => unknown>> = {
  'PUT /admin/monthly-reports/{year}/{month}/students/{studentId}/remark': () => ({
    text: `꾸준히 나왔습니다. ${another('call')}`,
  }),
};
