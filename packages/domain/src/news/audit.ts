import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { itself, wordOf } from '../audit-actions/tails';
import { newsFields, newsStateFields } from './fields';

export const newsActions = {
  news: actionsOn([newsFields, newsStateFields], {
    'create-news': "공지 '{subject}'{을/를} 등록했습니다",
    'edit-news': "공지 '{subject}'{을/를} 수정했습니다",
    'publish-news': { text: "공지 '{subject}'{을/를} 게시했습니다", tail: itself },
    'unpublish-news': { text: "공지 '{subject}'{을/를} 숨겼습니다", tail: itself },
    'delete-news': { text: "공지 '{subject}'{을/를} 휴지통으로 옮겼습니다", tail: itself },
    'restore-news': { text: "공지 '{subject}'{을/를} 복원했습니다", tail: itself },
    'order-news': '고정 공지의 순서를 바꿨습니다',
    'undo-news': '공지 변경을 되돌렸습니다 ({subject})',
    'confirm-news': { text: "공지 '{subject}'{을/를} 확인했습니다", tail: itself },
    'hand-news': {
      text: "공지 '{subject}'{을/를} 올릴 지점을 정했습니다",
      tail: (noted) => [wordOf(noted, 'branches')],
    },
    'receive-news': { by: '본사가', text: "공지 '{subject}'{을/를} 올렸습니다", tail: itself },
    'withdraw-news': { by: '본사가', text: "공지 '{subject}'{을/를} 내렸습니다", tail: itself },
    'upload-picture': '사진을 올렸습니다',
    'upload-pdf': "첨부 파일 '{subject}'{을/를} 올렸습니다",
  }),
} satisfies ActionsByTopic;
