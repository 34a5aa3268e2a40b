import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { day } from '@academy/domain/time';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { emptyExam, type ExamFields } from './exam-draft';
import { GroupFields } from './group-fields';

afterEach(cleanup);

function open(first: ExamFields['subjectGroups'] = []) {
  let last: ExamFields['subjectGroups'] = first;
  function Form() {
    const [draft, setDraft] = useState<ExamFields>({
      ...emptyExam(day('2026-11-20'), { allowOnSiteExam: true }),
      subjectGroups: first,
    });
    last = draft.subjectGroups;
    return (
      <GroupFields
        draft={draft}
        errors={{}}
        disabledReason={undefined}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    );
  }
  render(<Form />);
  return () => last;
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const names = () => screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: '과목군 이름' });

test('the usual groups are a row each; one at a time opens, and its row follows what is typed', () => {
  const last = open();
  press('수능 과목군 넣기');
  expect(names()).toEqual(['국어', '수학', '한국사', '탐구', '제2외국어/한문']);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(group('한국사').getByText('1과목 · 모두')).toBeTruthy();
  press('국어 수정');
  press('탐구 수정');
  expect(screen.getAllByRole('textbox', { name: '과목군 이름' })).toHaveLength(1);
  fireEvent.change(screen.getByRole('textbox', { name: '추가 응시료' }), {
    target: { value: '10000' },
  });
  expect(group('탐구').getByText('17과목 · 2개까지 · +10,000원')).toBeTruthy();
  expect(last()?.map(({ fee }) => fee)).toEqual([0, 0, 0, 10_000, 0]);
  press('탐구 접기');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('the open one stays open wherever it goes, and closes with its group', () => {
  const last = open();
  press('수능 과목군 넣기');
  press('탐구 수정');
  press('탐구 위로');
  expect(nameField().value).toBe('탐구');
  press('탐구 아래로');
  press('국어 삭제');
  expect(nameField().value).toBe('탐구');
  expect(last()?.map(({ name }) => name)).toEqual(['수학', '한국사', '탐구', '제2외국어/한문']);
  press('제2외국어/한문 위로');
  expect(nameField().value).toBe('탐구');
  press('탐구 삭제');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('a new group is open', () => {
  const last = open([]);
  press('과목군 추가');
  fireEvent.change(nameField(), { target: { value: '사회' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^과목$/ }), {
    target: { value: '경제\n세계사\n' },
  });
  expect(group('사회').getByText('2과목 · 1개까지')).toBeTruthy();
  expect(last()).toMatchObject([{ name: '사회', min: 0, max: 1 }]);
});
