import { expect, type Locator, type Page } from '@playwright/test';

export const ME = '01012345678';
export const OTHER = '01023456789';

/** Open at the tests' present, for nine more days: a subject, forty seats, 35,000 won. */
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
/** The names and values of a list of facts, as a person reads them. */
export const factsOf = (place: Locator): Promise<Record<string, string>> =>
  place.evaluate((element) => {
    const text = (node: Element | null) => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return Object.fromEntries(
      [...element.querySelectorAll('dt')].map((term) => [
        text(term),
        text(term.nextElementSibling),
      ]),
    );
  });

/** `/mocks` as a student speaks of it. */
export function mocksPage(page: Page) {
  const drawer = (title = DECEMBER.title) => page.getByRole('dialog', { name: title });
  const result = page.getByRole('dialog', { name: '모의고사를 신청했어요' });
  const question = page.getByRole('alertdialog', { name: '신청을 취소할까요?' });
  const seat = page.getByRole('switch', { name: /^현장 응시/ });
  const subject = (name: string) => page.getByRole('radio', { name });
  const apply = page.getByRole('button', { name: '신청하기' });
  const modify = page.getByRole('button', { name: '수정하기' });
  const cancel = drawer().getByRole('button', { name: '신청 취소하기' });
  const cardButton = (title = DECEMBER.title) =>
    page.getByRole('button', { name: title, exact: true });
  return {
    drawer,
    result,
    question,
    seat,
    subject,
    apply,
    modify,
    cancel,
    cardButton,
    canceled: page.getByRole('dialog', { name: '신청 취소' }),
    cards: page.getByRole('tabpanel').getByRole('listitem'),
    card: (title = DECEMBER.title) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
    tab: (name: '진행 중' | '내 신청') => page.getByRole('tab', { name }),
    confirm: () => page.getByRole('button', { name: '확인', exact: true }).click(),
    async open(title = DECEMBER.title) {
      await cardButton(title).click();
      await expect(
        drawer(title)
          .getByRole('button', { name: /신청하기|수정하기/ })
          .last(),
      ).toBeVisible();
    },
    /** From the open drawer to the payment instructions. */
    async applyFor({ subject: name = '화학Ⅰ', onSite = true } = {}) {
      await subject(name).check();
      if (onSite) await seat.check();
      await apply.click();
      await expect(result).toBeVisible();
    },
    async cancelIt() {
      await cancel.click();
      await question.getByRole('button', { name: '신청 취소하기' }).click();
    },
  };
}
