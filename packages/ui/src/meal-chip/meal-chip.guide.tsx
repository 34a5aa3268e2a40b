import type { Guide } from '../../storybook/guide';
import { MealChip } from '.';

const day = { meal: 'lunch', text: '점심', label: '11월 20일 금요일 점심' } as const;
const narrow = { width: 64 };

export const mealChipGuide = {
  use: 'One meal of one day, on or off. A checkbox in the shape of a chip, small enough that lunch and dinner stand under each other in a calendar cell of a phone.',
  instead: [
    { when: 'It is an ordinary setting or a line of a form', use: 'Inputs/Checkbox' },
    { when: 'The same meal is chosen for many weekdays at once', use: 'Inputs/WeekdayPicker' },
    { when: 'The meal is only shown and can never be changed here', use: 'Data/Badge' },
  ],
  states: [
    {
      story: 'Unselected',
      says: 'Not applied for: an edge, the sun or the moon.',
    },
    {
      story: 'Selected',
      says: 'Applied for: a check, a filled ground, an edge and a heavier word. No state is told by colour alone.',
    },
    {
      story: 'Unsaved',
      says: 'Changed on this device, not stored yet: a dotted outline. It goes when the server has answered.',
    },
    {
      story: 'Locked',
      says: 'Cannot be changed: no edge. It stays in reach; a press does nothing but say why.',
    },
    {
      story: 'Grid',
      says: 'Both meals in every state. Closed keeps ground and check of what was applied for; soon has a clock; a day that is over is a small mark, wide where the meal was applied for; a meal that is not served is empty, and says so when it is tapped.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the chip, where it stands alone. In a MonthGrid it has tabIndex={-1} and is reached by Enter on its day.',
    },
    { keys: 'Space, Enter', does: 'Asks for the other value; on a locked chip nothing.' },
    { keys: 'Esc', does: 'Closes the reason of a locked chip.' },
  ],
  spoken:
    'A checkbox whose name holds the day: 11월 20일 금요일 점심, 선택됨. A locked one is announced as unavailable, with the reason as its description.',
  dos: [
    {
      text: 'Give it the full name with day and weekday; in a list of controls nothing else tells the chips apart.',
      example: (
        <div style={narrow}>
          <MealChip {...day} selected />
        </div>
      ),
    },
    {
      text: 'Pass a lock reason instead of leaving the chip out, also for weekdays without that meal.',
      example: (
        <div style={narrow}>
          <MealChip {...day} selected={false} lockReason="이 요일은 신청할 수 없어요." />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: 'Not without the dotted outline before the server has answered: a student who closes the app then believes in a meal that nobody cooks.',
    },
    {
      text: 'Not more than the name of the meal: there is no room for it on a phone.',
      example: (
        <div style={narrow}>
          <MealChip {...day} text="점심 신청" selected />
        </div>
      ),
    },
  ],
  wording: 'Two syllables: 점심, 저녁. Prices and counts stand elsewhere.',
} satisfies Guide;
