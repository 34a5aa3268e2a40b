import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { Banner } from '.';

export const bannerGuide = {
  use: 'One line below the title bar about the state of the whole page: no connection, reading only, a time that comes near, a new version. It stays as long as it is true.',
  instead: [
    { when: 'Something has just been done', use: 'Feedback/Toast' },
    { when: 'The content could not be loaded', use: 'Feedback/ErrorState' },
    { when: 'An action failed', use: 'Feedback/InlineError' },
    { when: 'It tells whether the edits of this page are saved', use: 'Feedback/SaveStatus' },
  ],
  states: [
    {
      story: 'Offline',
      says: 'No connection: what still works and what becomes of the edits. Amber with a crossed-out signal; it goes by itself when the network is back.',
    },
    {
      story: 'Maintenance',
      says: 'Only reading is possible, for everybody. Amber with a warning sign.',
    },
    {
      story: 'Deadline',
      says: 'A time comes near. Blue with a clock; the remaining time counts down by the server’s clock.',
    },
    {
      story: 'WithActionAndClose',
      says: 'Anything else, with a button for the way on. × only where closing it changes nothing.',
    },
    {
      story: 'LongText',
      says: 'A long sentence breaks; button and × go below it when they have no room beside it.',
    },
    { story: 'LargeText', says: 'At 200 % text nothing is cut off.' },
    {
      story: 'Grid',
      says: 'All four kinds. Several at once stand below each other, the most serious first.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button, then ×. The banner itself takes no focus.' },
    { keys: 'Enter, Space', does: 'Presses them.' },
  ],
  spoken:
    'Role status: it is announced politely when it appears, without moving the focus. The icon is decoration; the sentence has to say everything.',
  dos: [
    {
      text: 'Say what is so and what it means for the reader.',
      example: (
        <Banner kind="offline">
          인터넷에 연결되어 있지 않아요. 바꾼 내용은 연결되면 저장할게요.
        </Banner>
      ),
    },
    {
      text: 'Offer the way on as one dense button.',
      example: (
        <Banner kind="info" action={<Button size="dense">새로고침</Button>}>
          새 버전이 있어요
        </Banner>
      ),
    },
    { text: 'Take it away as soon as it is no longer true; do not leave that to ×.' },
  ],
  donts: [
    {
      text: 'Not a status without a consequence: nobody knows what to do about it.',
      example: <Banner kind="offline">오프라인</Banner>,
    },
    { text: 'Not for success: 저장됨 belongs to the save status, 신청했어요 to a toast.' },
    { text: 'Not a × on what stays true: the next page would have to bring it back.' },
  ],
  wording:
    'One or two whole sentences: 해요체 for students (지금은 조회만 할 수 있어요.), 합쇼체 for managers. Times as 14:00, the rest of the time in brackets: (1시간 12분 남음).',
} satisfies Guide;
