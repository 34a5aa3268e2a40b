import type { Guide } from '../../storybook/guide';
import { Tabs } from '.';

const nothing = () => undefined;

export const tabsGuide = {
  use: 'Parts of one page that are looked at one after the other: 진행 중 and 내 신청, the sections of the settings, the drawer of a student.',
  instead: [
    { when: 'It leads to other pages', use: 'Navigation/NavTabs' },
    { when: 'It narrows the same list', use: 'Actions/SegmentedControl' },
    { when: 'The parts follow each other in a fixed order', use: 'Data/Stepper' },
  ],
  states: [
    { story: 'Two', says: 'The chosen tab has a bar, its colour and a heavier word.' },
    {
      story: 'ManyWithCounts',
      says: 'What does not fit scrolls sideways; a shade at the edge says that there is more. A count stands as a badge behind the word.',
    },
    { story: 'LargeText', says: 'With text at 200 % the row scrolls earlier.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen tab, then to the panel.' },
    { keys: '← →', does: 'Chooses the neighbour at once; from the last to the first too.' },
    { keys: 'Home, End', does: 'Chooses the first and the last.' },
  ],
  spoken:
    'A tab list named by label; each tab says whether it is chosen. The panel has the name of its tab.',
  dos: [
    { text: 'Keep the chosen tab in the URL.' },
    {
      text: 'Show a count only where somebody has to act on it.',
      example: (
        <Tabs
          label="모의고사"
          value="open"
          onValueChange={nothing}
          items={[
            { value: 'open', label: '진행 중' },
            { value: 'mine', label: '내 신청' },
          ]}
        >
          <p>진행 중인 모의고사가 없어요.</p>
        </Tabs>
      ),
    },
  ],
  donts: [
    {
      text: 'Not fields of one form over several tabs: an error would lie behind a tab that nobody sees. A form that must be split says so at the tab.',
    },
    { text: 'Not tabs in tabs: the keys of both would be the same.' },
  ],
  wording:
    'Nouns of one or two words: 진행 중 · 내 신청. The list’s name says what they divide: 모의고사, 설정.',
} satisfies Guide;
