// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { answerMedia, onAPhone } from '../../testing/phone';

/** One opened page: what the app knows for the life of a page is new with each. */
async function visit({ installed = false, apple = false, offers = false } = {}) {
  vi.resetModules();
  document.body.replaceChildren();
  answerMedia(() => installed);
  if (apple) Object.assign(navigator, { standalone: installed });
  else Reflect.deleteProperty(navigator, 'standalone');
  const { keepInstallOffer } = await import('../install/install-offer');
  keepInstallOffer();
  const prompt = vi.fn<() => Promise<void>>(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  if (offers) window.dispatchEvent(offer);
  const { InstallNote } = await import('./install-note');
  render(<InstallNote />);
  return { offer, prompt };
}
const hint = () => screen.queryByRole('status')?.textContent;

afterAll(onAPhone);
beforeEach(() => localStorage.clear());

test('the first visit is offered nothing; the second is offered the installation, once', async () => {
  const first = await visit({ offers: true });
  expect(hint()).toBeUndefined();
  expect(first.offer.defaultPrevented).toBe(true);
  const { prompt } = await visit({ offers: true });
  expect(hint()).toContain('홈 화면에 추가하면 앱처럼 바로 열 수 있어요.');
  await userEvent.setup().click(screen.getByRole('button', { name: '추가하기' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeUndefined();
  await visit({ offers: true });
  expect(hint()).toBeUndefined();
});

test('on iOS it says how; closed, it stays away', async () => {
  await visit({ apple: true });
  await visit({ apple: true });
  expect(hint()).toContain('공유 버튼을 누르고 ‘홈 화면에 추가’를 고르면');
  await userEvent.setup().click(screen.getByRole('button', { name: '닫기' }));
  expect(hint()).toBeUndefined();
  await visit({ apple: true });
  expect(hint()).toBeUndefined();
});

test.each([
  ['the installed app', { installed: true, offers: true }],
  ['the installed app on iOS', { installed: true, apple: true }],
  ['a browser that cannot install', {}],
])('%s hears nothing', async (_, browser) => {
  await visit(browser);
  await visit(browser);
  expect(hint()).toBeUndefined();
});
