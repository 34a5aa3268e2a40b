import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { CloseIcon, EditIcon, SettingsIcon } from '../icon';
import { IconButton } from '.';

export const iconButtonGuide = {
  use: 'An action whose sign everybody knows, where words have no room: to the next month, close, clear, the ⋯ of a row.',
  instead: [
    { when: 'There is room for a word', use: 'Actions/Button' },
    { when: 'It copies something', use: 'Actions/CopyButton' },
    { when: 'It opens a list of actions', use: 'Actions/Menu' },
    { when: 'It steps through months or days', use: 'Data/Stepper' },
  ],
  states: [
    {
      story: 'Plain',
      says: 'Without a border, in bars and rows. A ground appears under mouse and finger.',
    },
    { story: 'Outlined', says: 'With a border, for one that stands alone.' },
    {
      story: 'Dense',
      says: '32 px in tables and banners; the target for fingers is 44 px all the same.',
    },
    { story: 'DisabledWithReason', says: 'Cannot be pressed now: paler, and it says why.' },
    { story: 'LargeText', says: 'At 200 % text icon and button grow.' },
    {
      story: 'Grid',
      says: 'Both kinds in both sizes. Normal is 48 px on phones and 40 px above 900 px.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it, also with a reason, which opens.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
    { keys: 'Esc', does: 'Closes the reason.' },
  ],
  spoken:
    'Role button, named by its label, which the mouse sees too (title). With a reason it is dimmed and the reason is its description.',
  dos: [
    {
      text: 'Name what it acts on where several stand in a list: 무단지각 수정.',
      example: (
        <IconButton label="무단지각 수정" size="dense">
          <EditIcon />
        </IconButton>
      ),
    },
    {
      text: 'Use it for signs that need no learning.',
      example: (
        <IconButton label="닫기">
          <CloseIcon />
        </IconButton>
      ),
    },
  ],
  donts: [
    {
      text: 'Not for a page’s main action: a word is found faster than a sign.',
      example: (
        <div className="story-row">
          <IconButton label="시스템 설정" variant="outlined">
            <SettingsIcon />
          </IconButton>
          <Button>시스템 설정</Button>
        </div>
      ),
    },
    { text: 'Not for deleting without a question behind it: it is pressed by accident.' },
  ],
  wording:
    'The label is what a button would say: 다음 달, 닫기, 검색어 지우기. In lists with the name of the row in front.',
} satisfies Guide;
