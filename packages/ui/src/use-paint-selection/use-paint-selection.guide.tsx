import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { Card, Row } from '../layout';
import { MealChip } from '../meal-chip';

export const usePaintSelectionGuide = {
  use: '달력의 칩 여럿을 한 번에 고릅니다: 누른 채 날짜를 지나가거나, 하나를 누르고 Shift와 함께 다른 하나를 누릅니다. 달력을 감싸는 훅이고, 한 번 누르기와 키는 칩이 합니다.',
  instead: [
    { when: '요일을 따라 고를 때. 요일 고르기를 씁니다', use: 'inputs-weekdaypicker' },
    { when: '표의 칸을 고를 때', use: 'data-datagrid' },
  ],
  states: [
    {
      story: 'DragPaintsOneMeal',
      says: '사이의 모든 날이 첫 날과 같은 값이 됩니다. 같은 식사에서만 그렇습니다.',
    },
    { story: 'LockedDaysStay', says: '마감된 것은 지나갑니다.' },
    {
      story: 'ShiftClickFillsTheRange',
      says: '두 번 누른 사이가 첫 값으로 채워집니다. 스프레드시트와 같습니다.',
    },
    { story: 'APlainClickTogglesOne', says: '끌지 않고 누르면 칩이 처리합니다.' },
  ],
  keyboard: [{ keys: 'Shift', does: '누르고 있는 동안 앞에서 누른 곳부터 범위를 채웁니다.' }],
  spoken: '없습니다. 칩이 하는 일을 더 빨리 할 뿐입니다. 몇 개를 바꿨는지는 화면이 알립니다.',
  dos: [
    {
      text: '한 번의 동작을 onPaintEnd에서 한 번에 되돌리게 합니다.',
      example: (
        <Card>
          <Row gap={8} align="center" justify="between">
            점심 5건을 신청했어요
            <Button variant="text" size="dense">
              되돌리기
            </Button>
          </Row>
        </Card>
      ),
    },
    { text: '마감된 날은 valueOf에서 undefined를 돌려줍니다.' },
    { text: '손가락으로 칠하는 동안 overscroll-behavior로 화면을 멈춥니다.' },
  ],
  donts: [
    {
      text: '여러 날을 고르는 유일한 방법으로 두지 않습니다. 떨리는 손과 키보드에는 전체 선택과 요일이 필요합니다(WCAG 2.5.7).',
    },
    {
      text: '두 식사에 걸쳐 칠하지 않습니다. 무엇이 될지 시작하기 전에 분명해야 합니다.',
      example: (
        <div className="story-chips">
          {['20일 점심', '21일 저녁', '22일 점심'].map((label, at) => (
            <MealChip
              key={label}
              meal={at === 1 ? 'dinner' : 'lunch'}
              text={at === 1 ? '저녁' : '점심'}
              label={`11월 ${label}`}
              selected
              unsaved
            />
          ))}
        </div>
      ),
    },
  ],
  wording: '끝난 뒤 무엇을 몇 건 했는지 말합니다: 점심 5건을 신청했어요.',
} satisfies Guide;
