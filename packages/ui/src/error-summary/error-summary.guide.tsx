import type { Guide } from '../../storybook/guide';
import { InlineError } from '../inline-error';
import { Card } from '../layout';
import { TextField } from '../text-field';

export const errorSummaryGuide = {
  use: '보내지 못한 양식의 위에 틀린 것을 모두 모읍니다. 줄마다 그 입력란으로 갑니다. 둘부터 나오고, 하나면 입력란만 말합니다.',
  instead: [
    { when: '틀린 곳이 하나일 때. 입력란의 error를 씁니다', use: 'inputs-field' },
    { when: '양식은 맞는데 보내지 못했을 때', use: 'feedback-inlineerror' },
  ],
  states: [
    {
      story: 'TakesTheFocusAndLeadsToTheField',
      says: '빨간 테두리, 한 문장, 입력란의 순서대로 밑줄 그은 문제들.',
    },
    {
      story: 'OneProblemNeedsNoSummary',
      says: '문제가 둘보다 적으면 아무것도 그리지 않습니다. 초점을 입력란에 둡니다.',
    },
    { story: 'LongText', says: '긴 줄은 줄을 바꾸고 누르는 영역은 하나입니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키워도 잘리지 않습니다.' },
  ],
  keyboard: [
    {
      keys: '(저절로)',
      does: '나타날 때와 문제가 바뀔 때마다 초점을 받습니다.',
    },
    { keys: 'Tab', does: '줄마다, 이어서 양식으로 갑니다.' },
    { keys: 'Enter, Space', does: '그 줄의 입력란으로 갑니다.' },
  ],
  spoken:
    '제목을 이름으로 하는 영역입니다. 초점을 받으므로 바로 읽고, 줄은 버튼입니다. 입력란도 같은 문장을 설명으로 말합니다.',
  dos: [
    { text: '첫 입력란 위에 둡니다. 대화 상자나 시트가 있으면 그 안에 둡니다.' },
    {
      text: '입력란의 문장을 그대로 되풀이합니다.',
      example: (
        <Card gap={12}>
          <InlineError>이름을 입력하세요.</InlineError>
          <InlineError>비밀번호가 서로 다릅니다.</InlineError>
          <TextField label="이름" error="이름을 입력하세요." />
        </Card>
      ),
    },
    {
      text: '고친 줄은 거두되 입력란의 초점을 빼앗지 않습니다. 양식을 보낼 때만 문제를 바꿉니다.',
    },
  ],
  donts: [
    { text: '처음 입력하는 중에 보여 주지 않습니다.' },
    { text: '입력란의 오류 대신 쓰지 않습니다. 입력란에 가면 목록을 기억하지 못합니다.' },
    {
      text: '보내기 버튼을 막지 않습니다. 무엇이 빠졌는지 알 수 없습니다.',
      example: (
        <Card gap={12}>
          <TextField label="이름" />
          <button type="button" disabled>
            가입하기
          </button>
        </Card>
      ),
    },
  ],
  wording:
    '제목: 관리자는 입력한 내용을 확인하세요., 학생은 확인해 주세요 꼴. 줄은 입력란의 문장 그대로입니다.',
} satisfies Guide;
