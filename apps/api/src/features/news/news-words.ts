import { newsFields, newsStateFields } from '@academy/domain/news';
import type { Words } from '../../http/docs/api-table';

export const newsWords: Words = {
  fields: [newsFields, newsStateFields],
  own: {
    imageUrl: '첫 사진의 주소',
    picture: '식단표 사진',
    publishAt: '게시할 시각, null이면 바로',
    hiddenAt: '숨긴 시각',
    authorName: '작성한 관리자',
    newsId: '공지 번호',
    newsIds: '공지 번호 목록',
    first: '처음 화면에 띄울 공지, 확인하면 null',
    toConfirm: '확인을 기다리는 공지',
    place: '목록 전체에서 몇 번째인지, 0부터',
    reads: '읽음 확인, null이면 확인을 받지 않음',
    read: '확인한 학생 수',
    of: '대상 재원생 수',
    written: '만든 메시지 수',
    menu: '날짜별 식단',
  },
};
