import { endpoint } from '../../http';
import { monthParams } from '../../time';
import {
  noticePreviewSchema,
  noticesSentSchema,
  noticeRequestSchema,
  unpaidRequestSchema,
} from './batch-schemas';

/** What managers send by hand, each behind a look at what would go out. */
export const noticeEndpoints = {
  previewUnpaidNotices: endpoint({
    method: 'POST',
    path: '/admin/unpaid-deposits/notices/preview',
    access: 'manager',
    features: ['guardians'],
    needs: 'deposits.write',
    summary: '미납 알림 미리보기: 문구, 건수, 비용',
    body: unpaidRequestSchema,
    response: noticePreviewSchema,
  }),
  sendUnpaidNotices: endpoint({
    method: 'POST',
    path: '/admin/unpaid-deposits/notices',
    access: 'manager',
    features: ['guardians'],
    needs: 'deposits.write',
    refuses: ['notice-off'],
    summary: '미납 알림을 보호자에게 보내기 (학생마다 하루 한 번)',
    idempotent: true,
    body: unpaidRequestSchema,
    response: noticesSentSchema,
  }),
  previewReportNotices: endpoint({
    method: 'POST',
    path: '/admin/monthly-reports/{year}/{month}/notices/preview',
    access: 'manager',
    features: ['guardians'],
    needs: 'attendance.write',
    summary: '월간 리포트 알림 미리보기: 문구, 건수, 비용',
    params: monthParams,
    body: noticeRequestSchema,
    response: noticePreviewSchema,
  }),
  sendReportNotices: endpoint({
    method: 'POST',
    path: '/admin/monthly-reports/{year}/{month}/notices',
    access: 'manager',
    features: ['guardians'],
    needs: 'attendance.write',
    refuses: ['notice-off'],
    summary: '월간 리포트의 주소를 보호자에게 보내기 (없으면 보호자 링크도 만듦)',
    idempotent: true,
    params: monthParams,
    body: noticeRequestSchema,
    response: noticesSentSchema,
  }),
};
