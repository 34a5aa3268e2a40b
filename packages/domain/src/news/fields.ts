import { wordsFor, type Field, type Fields } from '../fields/field';
import type { NewsDraft } from './manage-schemas';
import { newsCategoryName, newsStateName, readStateName } from './news-texts';

/** What a manager writes of a notice, in the order in which the log lists it. */
export const newsFields = {
  title: { label: '제목', kind: 'line' },
  content: { label: '내용', kind: 'text' },
  pictures: { label: '사진', kind: 'picture', unit: '장' },
  files: { label: '첨부 파일', kind: 'list' },
  menu: { label: '날짜별 식단', kind: 'list' },
  publishAt: { label: '게시 시각', kind: 'moment' },
  endAt: { label: '종료 시각', heading: '게시 종료', said: '종료 시각', kind: 'moment' },
  pinned: { label: '고정', kind: 'switch' },
  draft: { label: '임시저장', kind: 'switch' },
  tellGuardians: { label: '보호자에게 알림', kind: 'switch' },
  asksRead: { label: '읽음 확인', kind: 'switch' },
  showFirst: { label: '처음 화면에 띄우기', kind: 'switch' },
  targetGrades: { label: '대상 학년', kind: 'list', limit: 20 },
  targetClasses: { label: '대상 반', kind: 'list', limit: 60 },
  targetStudents: { label: '대상 학생', kind: 'count', unit: '명' },
  category: {
    label: '구분',
    kind: 'choice',
    words: wordsFor(newsCategoryName, 'MENU', 'INFO', 'URGENT'),
  },
  month: { label: '대상 월', kind: 'month' },
} as const satisfies Record<keyof NewsDraft, Field>;

/** What becomes of a notice. */
export const newsStateFields = {
  publishedAt: { label: '게시 시각', heading: '게시일시', said: '게시 시각', kind: 'moment' },
  hiddenAt: { label: '숨김', kind: 'moment' },
  deletedAt: { label: '삭제', kind: 'moment' },
  authorName: { label: '작성자', kind: 'line', of: 'manager' },
  pictureCount: { label: '사진 수', kind: 'count', unit: '장' },
  fileCount: { label: '첨부 파일 수', kind: 'count', unit: '개' },
  name: { label: '파일 이름', kind: 'line' },
  bytes: { label: '크기', kind: 'count', unit: '바이트' },
  state: {
    label: '상태',
    kind: 'choice',
    words: wordsFor(newsStateName, 'draft', 'scheduled', 'live', 'ended', 'hidden', 'deleted'),
  },
  readState: {
    label: '확인 여부',
    kind: 'choice',
    words: wordsFor(readStateName, 'read', 'unread'),
  },
  readAt: { label: '확인 시각', kind: 'moment' },
  alt: { label: '대체 글', kind: 'line' },
  branches: { label: '지점', said: '올린 지점', kind: 'list' },
} as const satisfies Fields;
