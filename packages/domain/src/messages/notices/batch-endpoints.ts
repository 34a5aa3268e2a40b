import { endpoint } from '../../http';
import { noticePreviewSchema, noticesSentSchema, noticeWishSchema } from './batch-schemas';

/** What managers send by hand, each behind a look at what would go out. */
export const noticeEndpoints = {
  previewUnpaidNotices: endpoint({
    method: 'POST',
    path: '/admin/unpaid-deposits/notices/preview',
    access: 'manager',
    needs: 'deposits.write',
    summary: '미납 알림 미리보기: 문구, 건수, 비용',
    body: noticeWishSchema,
    response: noticePreviewSchema,
  }),
  sendUnpaidNotices: endpoint({
    method: 'POST',
    path: '/admin/unpaid-deposits/notices',
    access: 'manager',
    needs: 'deposits.write',
    summary: '미납 알림을 보호자에게 보내기 (학생마다 하루 한 번)',
    idempotent: true,
    body: noticeWishSchema,
    response: noticesSentSchema,
  }),
};
