import type { Page } from '@playwright/test';
import { factsOf } from '../../student/mocks-page';
import { TITLE } from './reckoning';

/** An exam as its student has it on a phone. */
export function phoneOf(page: Page, student: string) {
  const exam = page.getByRole('dialog', { name: TITLE });
  const button = (name: string) => exam.getByRole('button', { name, exact: true });
  return {
    page,
    exam,
    button,
    total: exam.getByRole('status').filter({ hasText: '응시료' }),
    subject: (name: string) =>
      exam.getByRole('radio', { name }).or(exam.getByRole('checkbox', { name })),
    card: page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: TITLE }),
    async open(tab: 'open' | 'mine') {
      await page.goto(`${student}/mocks${tab === 'mine' ? '?tab=mine' : ''}`);
      await page.getByRole('button', { name: TITLE, exact: true }).click();
    },
    async amounts() {
      await page.goto(`${student}/submit?tab=applications`);
      return factsOf(page.getByRole('region', { name: '금액' }));
    },
  };
}
