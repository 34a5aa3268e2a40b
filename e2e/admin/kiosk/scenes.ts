import { by } from '../../pictures/scene';

/** The second one writes: they are the last of all screens. */
export const kioskScenes = by('admin', {
  'admin-settings-kiosks': [
    '/settings?tab=kiosks',
    (page) => page.getByRole('main').getByRole('button'),
  ],
  'admin-kiosk': [
    '/settings?tab=kiosks',
    async (page) => {
      await page.getByRole('textbox', { name: '이름' }).fill('정문');
      await page.getByRole('button', { name: '연결 코드 만들기' }).click();
      const code = page.getByRole('dialog').getByText(/^\d{4} \d{4}$/);
      const typed = (await code.textContent()) ?? '';
      await page.goto(new URL('/kiosk', page.url()).href);
      await page.getByRole('textbox', { name: '연결 코드' }).fill(typed);
      await page.getByRole('button', { name: '연결' }).click();
      return page.getByRole('group', { name: '숫자 판' });
    },
  ],
});
