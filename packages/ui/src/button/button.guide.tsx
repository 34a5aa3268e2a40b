import type { Guide } from '../../storybook/guide';
import { Button } from '.';

export const buttonGuide = {
  use: 'Something happens when it is pressed: a form is sent, a dialog opens, a change is taken back. Its label names what happens.',
  instead: [
    { when: 'Only a sign fits, in a bar or a table row', use: 'Actions/IconButton' },
    {
      when: 'It switches between two or three views of the same thing',
      use: 'Actions/SegmentedControl',
    },
    {
      when: 'Several actions belong to one thing and only one is taken often',
      use: 'Actions/Menu',
    },
    { when: 'It turns a setting on or off at once', use: 'Inputs/Switch' },
  ],
  states: [
    {
      story: 'Primary',
      says: 'The one main action of a screen, a dialog or a sheet: what nearly everybody came for.',
    },
    { story: 'Secondary', says: 'Every other action. It is the default.' },
    {
      story: 'Text',
      says: 'An action beside or below others that should not draw the eye: 다시 시도, 더 보기.',
    },
    {
      story: 'Danger',
      says: 'Takes something away that cannot be brought back. It always asks before it acts.',
    },
    {
      story: 'Loading',
      says: 'The call is on its way: a spinner in place of the label, the same width, further presses do nothing.',
    },
    {
      story: 'DisabledWithReason',
      says: 'Cannot be pressed now. It stays visible and focusable; focus, hover and a tap tell the reason.',
    },
    {
      story: 'LongLabel',
      says: 'A long label breaks between words and the button grows in height; nothing is cut off.',
    },
    {
      story: 'Grid',
      says: 'All kinds in three sizes: normal (48 px on phones, 40 px above 900 px), large (48 px everywhere), dense (32 px, in tables), and as wide as its container.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it, also when it is disabled: the reason opens.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it when the key is let go.' },
    { keys: 'Esc', does: 'Closes the reason of a disabled button.' },
  ],
  spoken:
    'Role button, named by its label. While it loads it is busy and keeps its name. With a reason it is "dimmed" or "unavailable" (aria-disabled) and the reason is its description. It never leaves the Tab order, so focus is not lost when its state changes.',
  dos: [
    {
      text: 'One primary button per screen or dialog; the way out stands beside it as secondary.',
      example: (
        <div className="story-row">
          <Button>닫기</Button>
          <Button variant="primary">신청하기</Button>
        </div>
      ),
    },
    {
      text: 'Say why it cannot be pressed: hand the finished sentence to disabledReason.',
      example: <Button disabledReason="신청 기간이 아니에요.">신청하기</Button>,
    },
    {
      text: 'Give a link the looks with buttonClassName: what leads to a page stays a link and opens in a new tab when asked.',
    },
  ],
  donts: [
    {
      text: 'Not two primary buttons beside each other: nobody knows which one is meant.',
      example: (
        <div className="story-row">
          <Button variant="primary">취소</Button>
          <Button variant="primary">신청하기</Button>
        </div>
      ),
    },
    {
      text: 'Not 확인 for everything: after the press nobody remembers what was agreed to.',
      example: <Button variant="primary">확인</Button>,
    },
    {
      text: 'Not hidden or dead grey without a reason: people look for it, or press it again and again.',
    },
    { text: 'Not danger for what can be undone: red is for what is gone for good.' },
  ],
  wording:
    'A verb or a noun of action of two to six syllables: 저장, 신청하기, 다시 시도. Students read 신청하기, 맞아요; managers nouns such as 저장, 삭제. The reason is one whole sentence: 해요체 for students (신청 기간이 아니에요.), 합쇼체 for managers (마감된 달입니다.).',
} satisfies Guide;
