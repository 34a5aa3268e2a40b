import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server';
import { openFilter } from '../support/list-tools';

export const ME = '01012345678';
export const BADA = '01023456789';
export const SOL = '01034567890';

/** Open at the tests' present, for nine more days: a subject, one seat, 35,000 won. */
export const DECEMBER = {
  title: '12월 종합 모의고사',
  examDate: '2026-12-14',
  examStartTime: '08:40',
  place: '본관 3층',
  notes: '수험표를 가지고 오세요.',
  registrationStartDate: '2026-11-10',
  registrationEndDate: '2026-11-29',
  fee: 35_000,
  askSubjectOption: true,
  onSiteCapacity: 40,
};

/** 김하늘 and 이바다 sit on site, 박솔 takes the paper home; 이바다 has paid. Answers the exam's id. */
export async function decemberWithThree(
  server: TestServer,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const [examId = ''] = await server.addMockExams([{ ...DECEMBER, ...fields }]);
  await server.addMockRegistrations([
    { phone: ME, mockExamId: examId, onSiteState: 'confirmed', selectedSubjects: ['물리학Ⅰ'] },
    {
      phone: BADA,
      mockExamId: examId,
      onSiteState: 'confirmed',
      selectedSubjects: ['화학Ⅰ'],
      paymentStatus: 'confirmed',
    },
    { phone: SOL, mockExamId: examId, selectedSubjects: ['물리학Ⅰ'] },
  ]);
  return examId;
}

/** The managers' pages of mock exams as a manager speaks of them. */
export const mocksOf = (page: Page) => {
  const registrations = page.getByRole('grid', { name: '신청자' });
  return {
    exams: page.getByRole('grid', { name: '모의고사' }),
    registrations,
    names: registrations.getByRole('rowheader'),
    tick: (name: string) =>
      registrations.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox'),
    drawer: page.getByRole('dialog'),
    form: page.getByRole('form'),
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    seat: (number: number) =>
      page
        .getByRole('grid', { name: '좌석 배치' })
        .getByRole('gridcell', { name: new RegExp(`^${number}번`) }),
    seatIn: (room: string, number: number) =>
      page
        .getByRole('grid', { name: `좌석 배치 ${room}` })
        .getByRole('gridcell', { name: new RegExp(`^${number}번`) }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    tab: (name: '신청자' | '과목별 집계' | '좌석 배치') => page.getByRole('tab', { name }),
    async show(name: string) {
      const filter = await openFilter(page);
      await filter.getByRole('combobox', { name: '신청 구분' }).selectOption({ label: name });
      await page.keyboard.press('Escape');
    },
    /** The short message at the edge of the screen. */
    said: (text: string) => page.getByText(text, { exact: true }),
    undo: page.getByRole('button', { name: '되돌리기' }),
    /** The live connection is up: changes elsewhere will show. */
    live: page.getByText('실시간'),
    async choose(exam: string, action: string) {
      await page.getByRole('button', { name: `${exam} 작업` }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
  };
};
