import { expect, type Page } from '@playwright/test';

/** What is written into the form; what is left out stays. */
interface NewSchedule {
  title?: string;
  weekdays?: string[];
  from?: string;
  to?: string;
}

/** `/regular-schedule` as a student speaks of it, on a phone and at a desk. */
export function schedulePage(page: Page) {
  const main = page.getByRole('main');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const form = dialog(/^(일정 추가|일정 수정|고쳐서 다시 제출|변경 요청)$/);
  const list = main.getByRole('region', { name: '내 정기일정' });
  const card = (title: string) =>
    list
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: title, exact: true }) });
  const question = page.getByRole('alertdialog', { name: '일정을 취소할까요?' });
  return {
    form,
    list,
    card,
    dialog,
    question,
    go: () => page.getByRole('navigation').getByRole('link', { name: '일정 신청' }).click(),
    add: () => main.getByRole('button', { name: '일정 추가', exact: true }).first().click(),
    /** A day of the week view. */
    dayOfWeek: (day: string) =>
      main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day }) }),
    month: main.getByRole('grid'),
    /** A day of the month view: its name lists everything on it. */
    cell: (name: RegExp) => main.getByRole('grid').getByRole('gridcell', { name }),
    preview: form.getByRole('region', { name: '미리보기' }),
    submit: (name: '신청하기' | '수정하기' | '다시 제출하기' | '변경 요청하기') =>
      form.getByRole('button', { name, exact: true }),
    toast: (text: string | RegExp) =>
      page.getByRole('region', { name: '알림' }).getByRole('listitem').filter({ hasText: text }),
    async write({ title, weekdays = [], from, to }: NewSchedule) {
      if (title !== undefined) await form.getByRole('textbox', { name: '내용' }).fill(title);
      for (const weekday of weekdays) await form.getByRole('checkbox', { name: weekday }).click();
      if (from !== undefined) await form.getByRole('textbox', { name: '나가는 시각' }).fill(from);
      if (to !== undefined) await form.getByRole('textbox', { name: '돌아오는 시각' }).fill(to);
    },
    /** Opens a schedule from the list. */
    async open(title: string) {
      await card(title).getByRole('button', { name: title, exact: true }).click();
      await expect(dialog(title)).toBeVisible();
    },
  };
}
