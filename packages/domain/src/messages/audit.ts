import { actionsOn, type ActionsByTopic, type Wording } from '../audit-actions/action';
import { switched, times } from '../audit-actions/tails';
import { messageFields, messageSettingsFields, noticeFields } from './fields';
import { sendingFields } from './sending/sending-fields';

/** Whose keys, and nothing of them. */
const ofWay = (done: string): Wording => ({
  text: ({ after, word }) => `${word('way', after.way)} 발송 키를 ${done}`,
  tail: () => [],
});

export const messageActions = {
  settings: {
    ...actionsOn(messageSettingsFields, {
      'save-message-settings': '메시지 설정을 바꿨습니다',
    }),
    ...actionsOn(noticeFields, {
      'save-notice-settings': '알림 설정을 바꿨습니다',
    }),
    ...actionsOn(sendingFields, {
      'save-sending-keys': ofWay('바꿨습니다'),
      'remove-sending-keys': ofWay('지웠습니다'),
      'renew-push-key': '앱 알림 키를 새로 만들었습니다',
    }),
    ...actionsOn(messageFields, {
      'mark-messages-sent': { text: '복사한 메시지를 보냄으로 표시했습니다', tail: times },
      'send-test-message': '테스트 메시지를 보냈습니다',
      'resend-messages': { text: '실패한 메시지를 다시 보냈습니다', tail: times },
      'note-order-confirmed': switched(
        'confirmed',
        '{subject} 발주를 업체가 확인했다고 적었습니다',
        '{subject} 발주의 업체 확인을 지웠습니다',
      ),
      'send-notices': { text: '{subject} 알림을 보호자에게 보냈습니다', tail: times },
    }),
  },
} satisfies ActionsByTopic;
