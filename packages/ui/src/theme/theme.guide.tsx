import type { Guide } from '../../storybook/guide';
import { Badge } from '../badge';
import { SegmentedControl } from '../segmented-control';
import { Stack } from '../layout';
import { Switch } from '../switch';

export const themeGuide = {
  use: '시스템, 밝게, 어둡게 가운데 고르고 이 기기에 남깁니다. 학생의 내 정보에 있습니다. useTheme은 같은 고르기를 다른 요소에 줍니다. 종이는 늘 밝습니다.',
  instead: [
    {
      when: '세 칸의 자리가 없을 때. 관리자 메뉴처럼 useTheme 위의 Select',
      use: 'inputs-select',
    },
  ],
  states: [
    { story: 'Chosen', says: '지금 고른 것이 아이콘과 글로 있습니다.' },
    {
      story: 'Choosing',
      says: '바로 적용됩니다. 브라우저의 막대와 앱의 다른 탭에도 적용됩니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '고른 것으로 갑니다.' },
    { keys: '← →', does: '옆의 것을 고르고 화면이 바로 바뀝니다.' },
  ],
  spoken: 'label을 이름으로 하는 라디오 그룹입니다.',
  dos: [
    {
      text: '색은 모두 토큰에서 가져옵니다. 두 테마가 저절로 따릅니다.',
      example: (
        <Stack gap={8}>
          <SegmentedControl
            label="테마"
            value="시스템"
            onValueChange={() => undefined}
            options={['시스템', '밝게', '어둡게'].map((label) => ({ value: label, label }))}
          />
          <Badge meaning="open">진행 중</Badge>
        </Stack>
      ),
    },
    { text: '화면의 head에 theme.js를 둡니다. 어두운 화면이 하얗게 번쩍이지 않습니다.' },
  ],
  donts: [
    { text: '컴포넌트에 색을 직접 쓰지 않습니다. 한 테마에서만 맞습니다.' },
    {
      text: '두 자리 스위치로 만들지 않습니다. 시스템을 따르도록 돌아갈 수 없습니다.',
      example: <Switch label="어두운 화면" />,
    },
  ],
  wording: '시스템 · 밝게 · 어둡게.',
} satisfies Guide;
