import { expect, test } from 'vitest';
import { pageGroups } from './pages';

test('the menu has the catalogue’s words in its order', () => {
  expect(pageGroups.map(({ label, pages }) => [label, ...pages.map((page) => page.label)])).toEqual(
    [
      ['본사', '지점 비교'],
      ['도시락', '달력', '월별 통계', '당일 조회', '식단 공지'],
      ['학생', '학생 관리'],
      ['출결', '출석부', '좌석 배치도', '학생별 일정'],
      ['상벌점', '상벌점 부여'],
      ['모의고사', '목록', '등록'],
      ['설정', '메시지', '시스템 설정'],
    ],
  );
});
