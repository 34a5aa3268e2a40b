import type { Guide } from '../../storybook/guide';
import { Badge } from '../badge';

export const pageBarGuide = {
  use: 'The one row above a manager’s list: the page’s name, what steps through days or months, and the tools of the list. AdminShell draws the PageBarScope; a FilterBar anywhere in the page shows its search, conditions and actions here.',
  instead: [
    { when: 'Search, conditions and actions of the list', use: 'Data/FilterBar' },
    { when: 'Parts of a page', use: 'Actions/Tabs' },
    { when: 'It is the student app', use: 'Shell/StudentShell' },
  ],
  states: [
    { story: 'WithList', says: 'Name, stepper, search, conditions, ⋯ and one primary action.' },
    { story: 'Alone', says: 'A page without a list: only its name.' },
    {
      story: 'Phone',
      says: 'Up to 900 px the name stands in the bar of the shell; stepper, search, two icons and the primary action share one row.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Way back, stepper, then the tools of the list.' }],
  spoken: 'The name is the page’s only first heading.',
  dos: [
    {
      text: 'Say behind the name how fresh the page is.',
      example: <Badge tone="success">실시간</Badge>,
    },
    { text: 'Keep the row to one line on 1440 px: everything else is behind ⋯.' },
  ],
  donts: [
    { text: 'Not a second row of buttons below it.' },
    { text: 'Not numbers: they have a line of their own.' },
  ],
  wording: 'The name is the one of the menu: 당일 조회, 학생 관리.',
} satisfies Guide;
