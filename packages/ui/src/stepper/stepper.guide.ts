import type { Guide } from '../../storybook/guide';

export const stepperGuide = {
  use: 'Where one is on a way of few steps, such as bringing students in from Excel. It only tells; the buttons of the page lead on and back.',
  instead: [
    { when: 'The parts can be visited in any order', use: 'Actions/Tabs' },
    { when: 'It shows how far a long task is', use: 'Feedback/WorkLine' },
  ],
  states: [
    { story: 'First', says: 'The present step is filled and heavier; what is to come is quiet.' },
    { story: 'Second', says: 'What lies behind has a check.' },
    { story: 'Done', says: 'All steps behind: current is the number of steps.' },
    { story: 'LongWords', says: 'On a narrow screen the steps go under each other.' },
  ],
  keyboard: [],
  spoken:
    'A list named by label. The present step is marked as such; those behind are followed by 마침.',
  dos: [
    { text: 'Keep it to three or four steps, each of one word.' },
    { text: 'Move the focus to the heading of the next step when it comes.' },
  ],
  donts: [
    { text: 'Not for a form that fits one page: steps make it longer, not easier.' },
    { text: 'Not with steps that come and go: nobody could tell how far it still is.' },
  ],
  wording: 'Nouns of two to four syllables: 파일 · 확인 · 완료.',
} satisfies Guide;
