import type { Guide } from '../../storybook/guide';

export const liveRegionGuide = {
  use: 'Has a screen reader say something that changed without the focus moving there. Mount one LiveRegion near the root of an app; anything calls announce(text).',
  instead: [
    { when: 'The message is to be seen as well', use: 'Feedback/Toast' },
    {
      when: 'Something is wrong with a field: fields announce their errors by themselves',
      use: 'Inputs/TextField',
    },
    { when: 'It says whether an edit is stored', use: 'Feedback/SaveStatus' },
  ],
  states: [
    {
      story: 'Speaking',
      says: 'Nothing can be seen. 저장 speaks politely, 실패 interrupts; the same words said twice are heard twice.',
    },
  ],
  keyboard: [],
  spoken:
    'A status for polite messages, which wait until the reader has finished its sentence, and an alert for assertive ones, which interrupt. Nothing is said while no LiveRegion is mounted.',
  dos: [
    {
      text: 'Announce what somebody who looks at the screen can see: how many results a filter left, that a month changed.',
    },
    { text: 'Keep assertive for failures that lose work when they are missed.' },
  ],
  donts: [
    { text: 'Not a second region: messages would be heard twice.' },
    {
      text: 'Not what a component of the kit announces by itself (SaveStatus, Toast, field errors, SkeletonGroup): it would be heard twice as well.',
    },
  ],
  wording:
    'One short sentence that stands without the screen: 학생 12명을 찾았습니다. The ending is that of the app: 해요체 for students, 합쇼체 for managers.',
} satisfies Guide;
