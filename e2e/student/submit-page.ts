import { expect, type Locator, type Page } from '@playwright/test';
import { turnOn } from '../support/turn';

/** `/submit` as a student speaks of it. */
export function submitPage(page: Page) {
  const form = page.getByRole('dialog', { name: '사유 제출' });
  const editing = page.getByRole('dialog', { name: '사유 수정' });
  const receipt = page.getByRole('dialog', { name: '제출한 사유' });
  const cards = page.getByRole('region', { name: '나의 제출 내역' }).getByRole('listitem');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const submit = page.getByRole('button', { name: '제출하기' });
  return {
    form,
    editing,
    receipt,
    cards,
    field,
    submit,
    submitted: page.getByRole('dialog', { name: '사유를 제출했어요' }),
    edited: page.getByRole('dialog', { name: '사유를 수정했어요' }),
    question: page.getByRole('alertdialog', { name: '사유를 철회할까요?' }),
    draft: page.getByRole('region', { name: '작성하던 사유가 있어요' }),
    card: (text: string | RegExp) => cards.filter({ hasText: text }),
    tab: (name: '사유 제출' | '신청 내역') => page.getByRole('tab', { name }),
    filter: (name: string) => turnOn(page.getByRole('radio', { name, exact: true })),
    type: (name: '결석' | '지각' | '조퇴' | '외출') =>
      page
        .getByRole('region', { name: '어떤 사유인가요?' })
        .getByRole('button', { name: new RegExp(`^${name}`) }),
    open: (sentence: string) => page.getByRole('button', { name: sentence, exact: true }).click(),
    category: (name: string) => form.or(editing).getByRole('radio', { name }),
    /** A section of 신청 내역 on the screen. */
    section: (name: string): Locator =>
      page.getByRole('region', { name, exact: true }).filter({ has: page.getByRole('link') }),
    /** An outing from three to five, with everything that it asks for. */
    async writeOuting(text: string) {
      await field('나가는 시각').fill('1500');
      await field('돌아오는 시각').fill('17');
      await form.getByRole('radio', { name: '병원' }).check();
      await field('내용').fill(text);
      await expect(field('돌아오는 시각')).toHaveValue('17:00');
    },
  };
}
