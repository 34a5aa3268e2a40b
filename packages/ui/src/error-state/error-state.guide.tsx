import type { Guide } from '../../storybook/guide';
import { ErrorState } from '.';

export const errorStateGuide = {
  use: 'Takes the place of content that could not be loaded: what happened, and 다시 시도.',
  instead: [
    { when: 'An action failed, the content is there', use: 'Feedback/InlineError' },
    { when: 'There is nothing to show', use: 'Feedback/EmptyState' },
    { when: 'Old content can still be shown: keep it and say so above', use: 'Feedback/Banner' },
  ],
  states: [
    { story: 'WithRetry', says: 'A warning sign, what could not be loaded, and the button.' },
    {
      story: 'Retrying',
      says: 'The new attempt runs: a spinner in the button, the same sentence.',
    },
    {
      story: 'WithExplanation',
      says: 'What else helps: the connection, a number to read to the desk. Without onRetry there is no button.',
    },
    {
      story: 'LongText',
      says: 'A server’s own sentence, up to 200 letters, breaks and stays readable.',
    },
    { story: 'LargeText', says: 'At 200 % text nothing is cut off.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches 다시 시도.' },
    { keys: 'Enter, Space', does: 'Tries again; the focus stays.' },
  ],
  spoken: 'Role alert: it is read at once when it appears. The icon is silent.',
  dos: [
    { text: 'Replace only the part that failed: tiles, list and chart fail apart.' },
    {
      text: 'Say what could not be loaded, so that two of them on a page can be told apart.',
      example: (
        <ErrorState title="소식을 불러오는 중 오류가 발생했어요." onRetry={() => undefined} />
      ),
    },
    { text: 'Set retrying while the new attempt runs: a press must be seen to do something.' },
  ],
  donts: [
    {
      text: 'Not in place of old content: yesterday’s list with a note is worth more than an error.',
    },
    {
      text: 'Not a code or an English sentence from below.',
      example: <ErrorState title="Error 500: Internal Server Error" />,
    },
    {
      text: 'Not for students’ first look at the meals: they get the empty calendar.',
    },
  ],
  wording:
    'What was being done and that it failed: 목록을 불러오는 중 오류가 발생했어요. (students), 불러오지 못했습니다. (managers). The button: 다시 시도.',
} satisfies Guide;
