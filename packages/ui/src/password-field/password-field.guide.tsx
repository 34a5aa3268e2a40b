import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';
import { PasswordField } from '.';

const names = { label: '비밀번호', showLabel: '비밀번호 표시', hideLabel: '비밀번호 숨기기' };

export const passwordFieldGuide = {
  use: 'A password, hidden until the eye is pressed. Managers log in with it, sign up and change it. Password managers and pasting work as in any field.',
  instead: [
    {
      when: 'What is typed need not be hidden: a phone number, a user name',
      use: 'Inputs/TextField',
    },
  ],
  states: [
    {
      story: 'Hidden',
      says: 'Dots; the eye shows the letters and hides them again. The caret stays where it was.',
    },
    {
      story: 'NewPassword',
      says: 'With the rules as a hint. autoComplete="new-password" lets the browser suggest one.',
    },
    { story: 'CapsLock', says: 'While Caps Lock is on, a sentence says so in place of the hint.' },
    { story: 'WithError', says: 'What is wrong stands below, the edge is red and thicker.' },
    {
      story: 'DisabledWithReason',
      says: 'Cannot be changed now; it can be reached, and the reason stands below.',
    },
    { story: 'Grid', says: 'The three usual looks beside each other.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the field, then to the eye.' },
    { keys: 'Enter', does: 'In the field: sends the form. On the eye: shows or hides.' },
    { keys: 'Space', does: 'On the eye: shows or hides.' },
  ],
  spoken:
    'A password field with its label; the eye is a button whose name says what it will do: 비밀번호 표시, 비밀번호 숨기기. The Caps Lock sentence becomes the description.',
  dos: [
    {
      text: 'Show the rules before somebody types, as a hint.',
      example: (
        <PasswordField
          {...names}
          autoComplete="new-password"
          hint="8자 이상, 영문·숫자·특수문자 각 1자 이상"
        />
      ),
    },
    {
      text: 'Say that the two passwords differ at the second field, not above the form.',
      example: (
        <PasswordField
          {...names}
          label="비밀번호 확인"
          error="비밀번호가 서로 다릅니다."
          defaultValue="abcd"
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Not a plain text field: the password could be read over the shoulder, and the browser would keep it as a suggestion.',
      example: <TextField label="비밀번호" defaultValue="Manager1234!" />,
    },
    { text: 'Not without pasting: people with a password manager would choose a weaker one.' },
  ],
  wording:
    'Labels are 비밀번호 and 비밀번호 확인. After a failed login say 아이디 또는 비밀번호를 확인하세요., never which of the two was wrong.',
} satisfies Guide;
