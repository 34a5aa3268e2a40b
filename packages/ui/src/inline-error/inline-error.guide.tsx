import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { InlineError } from '.';

export const inlineErrorGuide = {
  use: 'Why an action failed, beside the button that was pressed: the server could not be reached, it refused, somebody was faster. The page and what was typed stay as they are.',
  instead: [
    { when: 'One field is wrong', use: 'Inputs/Field' },
    { when: 'Several fields are wrong', use: 'Feedback/ErrorSummary' },
    { when: 'Content could not be loaded', use: 'Feedback/ErrorState' },
    { when: 'An automatic save failed', use: 'Feedback/SaveStatus' },
  ],
  states: [
    { story: 'Shown', says: 'A sign and a sentence in red.' },
    {
      story: 'Empty',
      says: 'Nothing is seen and no room is taken, but the place is there: what comes into it is announced.',
    },
    {
      story: 'BesideItsButton',
      says: 'In a form: above the row of buttons, at the left edge of the fields.',
    },
    {
      story: 'LongText',
      says: 'A server’s own sentence breaks; the sign stays at the first line.',
    },
    { story: 'LargeText', says: 'At 200 % text the sign grows with the words.' },
  ],
  keyboard: [],
  spoken: 'Role alert: read at once, without moving the focus. The sign is silent.',
  dos: [
    {
      text: 'Say what happened and what to do.',
      example: <InlineError>서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.</InlineError>,
    },
    {
      text: 'Keep it mounted and fill it. Empty it when the next attempt starts, so that the same sentence is read again.',
    },
    { text: 'Show the server’s sentence when there is one: it knows the reason.' },
  ],
  donts: [
    { text: 'Not as a toast: it would be gone before it is read.' },
    {
      text: 'Not without a way on.',
      example: (
        <div>
          <InlineError>오류</InlineError>
          <Button>신청하기</Button>
        </div>
      ),
    },
    { text: 'Not after every try a new one: there is one place per action.' },
  ],
  wording:
    'One or two sentences of at most 200 letters: 신청을 처리하지 못했어요. (students), 서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요. (managers). No codes, no blame.',
} satisfies Guide;
