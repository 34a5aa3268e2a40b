import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';
import { PhoneField } from '.';

const keep = (text: string, caret: number) => ({ text, caret });

export const phoneFieldGuide = {
  use: 'A mobile phone number that groups itself 3-4-4 while it is typed. Students log in with it; managers enter it for a student.',
  instead: [
    { when: 'Students are looked for by the last four digits', use: 'Inputs/SearchField' },
    { when: 'It is an amount', use: 'Inputs/NumberField' },
  ],
  states: [
    {
      story: 'Typing',
      says: 'Only digits are needed: 01012345678 becomes 010-1234-5678, and what is too long is left out.',
    },
    { story: 'CaretStays', says: 'A digit typed in the middle leaves the caret behind it.' },
    {
      story: 'Pasted',
      says: '+82 10-1234-5678, blanks and full-width digits are taken as they come.',
    },
    {
      story: 'TypedInHangulMode',
      says: 'A Korean letter waits until its syllable is done and then disappears.',
    },
    { story: 'WithError', says: 'What is wrong stands below; the number stays.' },
    {
      story: 'DisabledWithReason',
      says: 'Can be read and reached, not changed; the reason stands below.',
    },
    { story: 'Grid', says: 'With hint, error and reason beside each other.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field.' },
    { keys: 'Enter', does: 'Sends the form.' },
  ],
  spoken:
    'A text field with its label, of the kind telephone: phones offer digits and the own number. Hint, error and reason are its description.',
  dos: [
    { text: 'Pass the domain’s rule as format: the server reads numbers the same way.' },
    {
      text: 'Say below the button why it cannot be pressed yet, rather than marking a half-typed number as wrong.',
      example: (
        <PhoneField
          label="휴대폰 번호"
          format={keep}
          defaultValue="010-1234-5678"
          hint="학원에 등록한 번호를 입력해 주세요."
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Not three boxes for three parts: pasting and the phone’s suggestion would fill only one.',
      example: (
        <div className="story-row">
          <TextField
            label="앞자리"
            labelHidden
            size="dense"
            defaultValue="010"
            style={{ width: '4rem' }}
          />
          <TextField label="가운데" labelHidden size="dense" style={{ width: '4rem' }} />
          <TextField label="끝자리" labelHidden size="dense" style={{ width: '4rem' }} />
        </div>
      ),
    },
    { text: 'Not an error while the number is still being typed: check when the form is sent.' },
  ],
  wording:
    'The label is 휴대폰 번호; the error says how many digits it takes: 휴대폰 번호를 10자리 이상 입력해 주세요.',
} satisfies Guide;
