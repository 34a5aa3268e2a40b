import * as z from 'zod/mini';
import { endpoint } from '../http';
import { monthParams } from '../time';
import { guardianReportSchema } from './report-schemas';
import { guardianLinkParams } from './view-schemas';

/** The month of a guardian's children: apart, because the page asks for it only when wanted. */
export const guardianReportEndpoints = {
  guardianReport: endpoint({
    method: 'GET',
    path: '/guardian/{linkId}/{signature}/reports/{year}/{month}',
    access: 'public',
    features: ['guardians', 'study-time'],
    params: z.extend(monthParams, guardianLinkParams.shape),
    summary: '보호자가 보는 자녀의 월간 리포트 (로그인 없이 서명된 주소로)',
    refuses: ['guardian-link-ended', 'guardian-unconfirmed'],
    response: guardianReportSchema,
  }),
};
