import { launch } from 'puppeteer-core';
import { PATIENCE, type Engine } from './engine';

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR' },
  });
  return {
    async tab() {
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.setViewport({ width: 390, height: 844 });
      const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
      return {
        open: async (url) => void (await page.goto(url)),
        see: async (xpath) => void (await at(xpath).wait()),
        press: (xpath) => at(xpath).click(),
        write: (xpath, text) => at(xpath).fill(text),
        ask: (expression) => page.evaluate(expression),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
