import { endpoint } from '../../http';
import { ownPushSchema, pushSettingsSchema, pushSubscriptionSchema } from './push-schemas';

const own = { access: 'student', response: ownPushSchema } as const;

export const pushEndpoints = {
  ownPush: endpoint({
    ...own,
    method: 'GET',
    path: '/students/me/push-settings',
    summary: '내 앱 알림 설정과 이 기기의 구독 여부',
  }),
  savePushSettings: endpoint({
    ...own,
    method: 'PUT',
    path: '/students/me/push-settings',
    summary: '내 앱 알림 설정 저장',
    body: pushSettingsSchema,
  }),
  subscribePush: endpoint({
    ...own,
    method: 'PUT',
    path: '/students/me/push-subscription',
    summary: '이 기기에서 앱 알림 받기 (Web Push)',
    body: pushSubscriptionSchema,
  }),
  unsubscribePush: endpoint({
    ...own,
    method: 'DELETE',
    path: '/students/me/push-subscription',
    summary: '이 기기에서 앱 알림 받지 않기',
  }),
};
