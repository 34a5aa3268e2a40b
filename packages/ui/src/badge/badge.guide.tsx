import type { Guide } from '../../storybook/guide';
import { LockIcon } from '../icon';
import { Badge } from '.';

export const badgeGuide = {
  use: 'The state of one thing in one word: of an exam, a deposit, a student. It stands beside the name of the thing and cannot be pressed.',
  instead: [
    { when: 'It is about the whole page', use: 'Feedback/Banner' },
    { when: 'It is a meal of a day that can be chosen', use: 'Data/MealChip' },
    { when: 'It narrows a list when it is pressed', use: 'Data/FilterBar' },
    { when: 'It tells whether edits are saved', use: 'Feedback/SaveStatus' },
  ],
  states: [
    {
      story: 'Word',
      says: 'A word on a tint of its colour. The tone says what the word means, it is never the only sign.',
    },
    {
      story: 'WithIcon',
      says: 'An icon where the word alone is easily missed: 마감 with a lock, points with an arrow.',
    },
    {
      story: 'Grid',
      says: 'All tones: neutral (over), primary (running), info (to come), success (settled), warning (waits for somebody), danger (has to be mended), and those of points and meals.',
    },
    { story: 'InALine', says: 'Beside a long name the name breaks, the badge does not.' },
    { story: 'LargeText', says: 'At 200 % text it grows with its word.' },
  ],
  keyboard: [],
  spoken:
    'Plain text, read with what stands around it. It has no role and announces nothing when it changes; what changed by itself is told by a toast or a live region.',
  dos: [
    {
      text: 'Give the same state the same word and tone on every page.',
      example: <Badge tone="success">입금 확인</Badge>,
    },
    {
      text: 'Let sign, arrow or icon say it again where two tones stand side by side.',
      example: (
        <div className="story-row">
          <Badge tone="reward">▲ +3점</Badge>
          <Badge tone="penalty">▼ −2점</Badge>
        </div>
      ),
    },
    {
      text: 'Use the lock for what cannot be changed any more.',
      example: <Badge icon={<LockIcon size="1em" />}>마감</Badge>,
    },
  ],
  donts: [
    {
      text: 'Not a sentence: a badge never breaks into two lines and would push the row apart.',
      example: <Badge tone="warning">아직 입금 안 됨</Badge>,
    },
    {
      text: 'Not green for reward and red for penalty: one man in twelve cannot tell them apart. Use the tones reward and penalty.',
    },
    { text: 'Not as a button: it has no target size and no focus.' },
  ],
  wording:
    'A noun of two to five syllables without a particle or an ending: 진행 중, 승인 대기, 미납. The same words for students and managers. Points carry their sign: +3점, −2점 (U+2212).',
} satisfies Guide;
