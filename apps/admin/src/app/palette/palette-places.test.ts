import { expect, test } from 'vitest';
import { settingsOfFeatures } from '../of-features';
import { findPlaces, findTasks } from './palette-places';

const settings = (tab: string) => `/settings?tab=${tab}`;

/** What people at an academy call things, and where that has to lead. */
const asked: readonly (readonly [string, string])[] = [
  ['단가', settings('prices')],
  ['가격', settings('prices')],
  ['미납', '/admin-dashboard?tab=deposits'],
  ['미입금', '/admin-dashboard?tab=deposits'],
  ['휴무', '/calendar'],
  ['닫기', '/calendar'],
  ['결석', '/attendance'],
  ['사유', '/attendance/student'],
  ['비밀번호', settings('accounts')],
  ['로고', settings('academy')],
  ['공휴일', settings('holidays')],
  ['요금', settings('prices')],
  ['밥값', settings('prices')],
  ['도시락 가격', settings('prices')],
  ['점심 단가', settings('prices')],
  ['계좌번호', settings('deposit')],
  ['예금주', settings('deposit')],
  ['마감 시각', settings('lunch')],
  ['여유분', settings('lunch')],
  ['날짜별 단가', settings('prices')],
  ['선택과목', settings('mocks')],
  ['교시', settings('attendance')],
  ['시간표', settings('attendance')],
  ['보호자 링크', settings('attendance')],
  ['벌점 제안', settings('attendance')],
  ['제출 마감일', settings('schedule')],
  ['점심시간', settings('schedule')],
  ['쉬는날', settings('holidays')],
  ['와이파이', settings('login')],
  ['형제', settings('login')],
  ['새 기기', settings('login')],
  ['업체', settings('messages')],
  ['발주 메일', settings('messages')],
  ['등원 알림', settings('notices')],
  ['방해 금지', settings('notices')],
  ['예산', settings('notices')],
  ['카톡', settings('notices')],
  ['사업자등록번호', settings('academy')],
  ['학원 이름', settings('academy')],
  ['벌점 기준', settings('points')],
  ['직원', settings('accounts')],
  ['권한', settings('accounts')],
  ['파기', settings('erasure')],
  ['백업', settings('backups')],
  ['복원', settings('backups')],
  ['환불', '/admin-dashboard?tab=deposits'],
  ['매출', '/admin-dashboard?tab=days'],
  ['홈', '/admin-dashboard'],
  ['미납 알림', '/admin-dashboard?tab=deposits&unpaid=all'],
  ['단가 추가', '/settings?tab=prices&do=price'],
  ['이의 신청', '/points/issue?tab=objections'],
  ['리포트', '/attendance?view=reports'],
  ['좌석 그리기', '/seats?mode=draw'],
  ['재전송', '/messages?state=failed'],
  ['항목 관리', '/points/issue?tab=presets'],
  ['명단', '/list'],
  ['주방', '/list'],
  ['메뉴', '/news'],
  ['공지사항', '/news'],
  ['학부모', '/student'],
  ['퇴원', '/student'],
  ['연락처', '/student'],
  ['지각', '/attendance'],
  ['조퇴', '/attendance'],
  ['자리', '/seats'],
  ['승인', '/attendance/student'],
  ['벌점', '/points/issue'],
  ['시험', '/mock-exam/list'],
  ['문자', '/messages'],
  ['신입생', '/student?do=create'],
  ['엑셀', '/student?do=import'],
  ['프린트', '/list?do=print'],
  ['입금 계좌', settings('deposit')],
  ['마감 방식', settings('lunch')],
  ['미운영일', settings('lunch')],
  ['자동으로 보내기', settings('notices')],
  ['링크가 열리는', settings('attendance')],
  ['메시지 보관', settings('erasure')],
  ['간편 비밀번호', settings('login')],
  ['안내문', settings('mocks')],
  ['순위', settings('attendance')],
  ['누가 바꿨', settings('security')],
];

test.each(asked)('%s leads to %s', (word, path) => {
  expect(
    [...findPlaces(word), ...findTasks(word)].map((place) => place.path.replace(/&at=.*/, '')),
  ).toContain(path);
});

test.each(settingsOfFeatures.map((tab) => [tab.label, tab] as const))(
  '%s and what it is called as well lead to its settings',
  (label, { value, words = '' }) => {
    for (const word of [label, ...words.split(' ').filter(Boolean)])
      expect(findPlaces(word).map(({ path }) => path)).toContain(settings(value));
  },
);

test('seventy words and more are asked for, each once', () => {
  expect(new Set(asked.map(([word]) => word)).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThanOrEqual(70);
});

test('a setting is offered under its own label, with the page that it is on', () => {
  expect(findPlaces('예금주')).toMatchObject([
    { label: '입금 계좌', hint: '시스템 설정', path: settings('deposit') },
    {
      label: '예금주',
      hint: '시스템 설정 · 입금 계좌',
      path: `${settings('deposit')}&at=${encodeURIComponent('예금주')}`,
    },
  ]);
});

test('what is nowhere finds nothing', () => {
  expect([...findPlaces('우주선'), ...findTasks('우주선')]).toEqual([]);
});
