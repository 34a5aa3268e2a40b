import { findEngine } from '../../tools/support/programs.mjs';
import { startReleases, type Releases } from '../support/release';
import { keptQueries } from '../support/kept-queries';
import { expect, test as base } from '../support/test';
import type { Engine, Tab } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const engines: Record<string, () => Promise<Engine>> = {
  firefox: () => startFirefox(findEngine('firefox') ?? 'firefox'),
  webkit: () => startWebKit(findEngine('webkit') ?? 'WebKitWebDriver'),
};

/** What can be read again without a network. */
const KEPT = `(${keptQueries.toString()})()`;

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
const link = (name: string) => `//a[normalize-space()="${name}" or @aria-label="${name}"]`;
const chip = (day: string, checked: boolean, more = '') =>
  `//*[@role="checkbox" and @aria-label="11월 ${day}" and @aria-checked="${checked}"${more}]`;
const saved = (day: string, checked: boolean) => chip(day, checked, ' and not(@data-unsaved)');
const text = (words: string) => `//*[contains(normalize-space(text()), "${words}")]`;

const test = base.extend<{ academy: Releases }>({
  // Before the server: it can go down.
  academy: async ({ server }, provide) => {
    const academy = await startReleases(server.student);
    await provide(academy);
    await academy.stop();
  },
});

async function signIn(tab: Tab, origin: string): Promise<void> {
  await tab.open(origin);
  await tab.write('//input[@type="tel"]', '01012345678');
  await tab.press(button('로그인'));
  await tab.press(button('맞아요'));
  await tab.see(chip('30일 (월) 점심', false));
}

for (const [name, start] of Object.entries(engines)) {
  /** The engine is closed whatever becomes of the journey. */
  async function withEngine(journey: (engine: Engine) => Promise<void>): Promise<void> {
    const engine = await start();
    try {
      await journey(engine);
    } finally {
      await engine.close();
    }
  }

  test(`${name}: a login, a meal, an exam, and a meal without a network`, ({ server, academy }) =>
    withEngine(async (engine) => {
      await server.addMockExams([{ title: '12월 모의평가' }]);
      const tab = await engine.tab();
      await signIn(tab, academy.origin);
      await tab.press(chip('30일 (월) 점심', false));
      await tab.see(saved('30일 (월) 점심', true));

      await tab.press(link('모의고사 신청'));
      await tab.press(button('12월 모의평가'));
      await tab.press(button('신청하기'));
      await tab.see(text('모의고사를 신청했어요'));
      await tab.press(button('확인'));

      await expect.poll(() => tab.ask('!!navigator.serviceWorker.controller')).toBe(true);
      await tab.open(`${academy.origin}/student-calendar`);
      await tab.see(chip('30일 (월) 점심', true));
      await expect.poll(async () => String(await tab.ask(KEPT))).toContain('"meals"');
      await academy.down();
      await tab.open(`${academy.origin}/student-calendar`);
      await tab.see(chip('30일 (월) 점심', true));
      await tab.press(chip('30일 (월) 저녁', false));
      await tab.see(chip('30일 (월) 저녁', true));
      await academy.up();
      await tab.see(saved('30일 (월) 저녁', true));
    }));

  test(`${name}: a second tab is signed in, shows what the first one ticks, both outlive their token, and a closed one loses nothing`, ({
    server,
    academy,
  }) =>
    withEngine(async (engine) => {
      const first = await engine.tab();
      await signIn(first, academy.origin);
      const second = await engine.tab();
      await second.open(`${academy.origin}/student-calendar`);
      await second.see(chip('30일 (월) 점심', false));

      await first.press(chip('30일 (월) 점심', false));
      await second.see(chip('30일 (월) 점심', true));
      await second.press(chip('30일 (월) 저녁', false));
      await first.see(saved('30일 (월) 저녁', true));
      await second.see(saved('30일 (월) 점심', true));

      // Both tabs' tokens are spent: one of them renews it for both, and no edit is lost.
      await server.setClock('2026-11-20T11:00:00');
      await first.press(chip('26일 (목) 점심', false));
      await second.press(chip('26일 (목) 저녁', false));
      await first.see(saved('26일 (목) 저녁', true));
      await second.see(saved('26일 (목) 점심', true));

      await second.close();
      await first.press(chip('27일 (금) 점심', false));
      await first.close();
      const again = await engine.tab();
      await again.open(`${academy.origin}/student-calendar`);
      await again.see(saved('27일 (금) 점심', true));
    }));
}
