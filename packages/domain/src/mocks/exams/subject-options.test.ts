import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { examSubjects, offeredSubjects, subjectOptions } from '..';

test.each([
  ['물리학Ⅰ,화학Ⅰ', ['물리학Ⅰ', '화학Ⅰ']],
  ['물리학Ⅰ\n화학Ⅰ', ['물리학Ⅰ', '화학Ⅰ']],
  ['물리학Ⅰ\r\n화학Ⅰ\r생명과학Ⅰ', ['물리학Ⅰ', '화학Ⅰ', '생명과학Ⅰ']],
  [' 물리학Ⅰ , \n화학Ⅰ,, \n', ['물리학Ⅰ', '화학Ⅰ']],
  ['사회·문화, 생활과  윤리', ['사회·문화', '생활과 윤리']],
  ['화학Ⅰ, 화학Ⅰ\n화학Ⅰ', ['화학Ⅰ']],
  ['화학'.normalize('NFD'), ['화학']],
  ['물리，화학、지구과학', ['물리', '화학', '지구과학']],
  ['', []],
  [' ,\n', []],
])('%j', (text, options) => {
  expect(subjectOptions(text)).toEqual(options);
});

test('whatever is written: each option once, trimmed, and written out again it reads the same, by comma or by newline', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('가', '나', 'Ⅰ', ' ', ',', '\n', '·') }),
      fc.constantFrom(',', '\n', ' , ', '\r\n'),
      (text, divider) => {
        const options = subjectOptions(text);
        expect(options).toEqual(
          [...new Set(options.map((option) => option.trim()))].filter(Boolean),
        );
        expect(subjectOptions(options.join(divider))).toEqual(options);
      },
    ),
  );
});

test("an exam's own list takes precedence over the academy's, also an empty one", () => {
  expect([
    offeredSubjects({ subjectOptions: null }, ['가']),
    offeredSubjects({ subjectOptions: ['나'] }, ['가']),
    offeredSubjects({ subjectOptions: [] }, ['가']),
  ]).toEqual([['가'], ['나'], []]);
});

test('the subjects of an exam: its own, else the academy’s; none where it asks for none', () => {
  const own = { askSubjectOption: true, subjectOptions: ['화학Ⅰ', ' 화학Ⅰ', '물리학Ⅰ'] };
  expect(examSubjects(own, ['지구과학Ⅰ'])).toEqual(['화학Ⅰ', '물리학Ⅰ']);
  expect(examSubjects({ ...own, subjectOptions: null }, ['지구과학Ⅰ'])).toEqual(['지구과학Ⅰ']);
  expect(examSubjects({ ...own, askSubjectOption: false }, [])).toEqual([]);
});
