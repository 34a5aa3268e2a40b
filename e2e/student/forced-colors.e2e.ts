import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { mealPage } from './meal-page';
import { openWhole } from '../support/pages-fit';

const ME = '01012345678';

/**
 * Controls of which nothing is left where the device forces its own colours: neither words nor a
 * sign, nor an edge in a colour other than the page's.
 */
const lostControls = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const edged = (element: Element) => {
      const style = getComputedStyle(element);
      return Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== canvas;
    };
    const shown = (control: Element) => {
      // An unseen native control overlaps what is drawn for it.
      const drawn =
        getComputedStyle(control).opacity === '0' ? control.nextElementSibling : control;
      if (!drawn) return false;
      const sign = drawn.querySelector('svg');
      const told = (drawn.textContent ?? '').trim() !== '' || (sign && sign.clientWidth > 0);
      return edged(drawn) || (told && getComputedStyle(drawn).color !== canvas);
    };
    return [...document.querySelectorAll('button, a[href], input, textarea, [role="checkbox"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[aria-hidden="true"]') && !shown(control))
      .map((control) => control.outerHTML.slice(0, 120));
  });

/** Native choices, checked or not, that look the same as their neighbours of the other kind. */
const unmarkedChoices = (page: Page) =>
  page.evaluate(() => {
    const look = (input: Element) => {
      const drawn = input.nextElementSibling ?? input;
      const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(drawn);
      return [borderTopWidth, borderTopColor, borderTopStyle].join(' ');
    };
    return [...document.querySelectorAll('fieldset, [role="radiogroup"]')].flatMap((group) => {
      const open = [...group.querySelectorAll('input')].filter(
        (input) => getComputedStyle(input).opacity === '0' && input.ariaDisabled !== 'true',
      );
      const [checked, others] = [true, false].map(
        (wanted) => new Set(open.filter((input) => input.checked === wanted).map(look)),
      );
      return [...(checked ?? [])].filter((one) => others?.has(one));
    });
  });

test(
  'where the device forces its colours every control is there, and both meals are told apart',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await server.addReservations([{ phone: ME, date: '2026-11-24', lunch: true, dinner: true }]);
    await server.addSchedules([{}]);
    await server.addReasons([{}]);
    await server.addMockExams([{ title: '12월 모의평가' }]);
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();

    const pictures: string[] = [];
    for (const day of ['24일 (화)', '25일 (수)'])
      for (const meal of ['점심', '저녁'] as const)
        pictures.push((await meals.chip(day, meal).screenshot()).toString('base64'));
    expect(new Set(pictures).size).toBe(4);

    // The bar over the present tab, and a weekday that cannot be chosen.
    const style = (place: Locator, name: string, pseudo?: string) =>
      place.evaluate((it, [key, part]) => getComputedStyle(it, part).getPropertyValue(key), [
        name,
        pseudo,
      ] as const);
    const present = page.getByRole('navigation').locator('[aria-current]');
    expect(await style(present, 'background-color', '::after')).not.toBe(
      await style(page.locator('html'), 'background-color'),
    );
    await page.goto('/regular-schedule?view=month');
    const chosen = page.getByRole('gridcell', { selected: true });
    expect(await style(chosen, 'outline-style'), 'the chosen day').toBe('solid');
    await page.goto('/student-calendar?open=quick-add');
    const weekdays = page.getByRole('group', { name: '점심을 먹는 요일' }).getByRole('button');
    expect(
      await style(weekdays.and(page.locator('[aria-disabled]')).first(), 'border-top-style'),
    ).not.toBe(
      await style(weekdays.and(page.locator(':not([aria-disabled])')).first(), 'border-top-style'),
    );

    for (const path of [
      '/student-calendar',
      '/student-calendar?open=quick-add',
      '/student-calendar?open=profile',
      '/regular-schedule',
      '/regular-schedule?view=month',
      '/regular-schedule?open=new',
      '/points-mine',
      '/mocks',
      '/submit',
      '/submit?open=new',
      '/submit?tab=applications',
      '/study',
    ]) {
      await openWhole(page, path);
      expect(await lostControls(page), path).toEqual([]);
      expect(await unmarkedChoices(page), path).toEqual([]);
    }
  },
);
