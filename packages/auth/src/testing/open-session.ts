import { vi } from 'vitest';
import { createSession } from '../session/session';
import type { SessionOptions } from '../session/session-types';
import { singleTab, type EndReason } from '../tabs/tabs';
import { memoryTokenStore } from '../session/token-store';
import type { Wake } from '../tabs/wake';
import { tokenFor } from './tokens';

export const NOW = Date.parse('2026-11-20T03:00:00Z');
export const refused = Object.assign(new Error('refused'), { status: 401 });
export const offline = Object.assign(new Error('offline'), { status: undefined });

/** Seconds since epoch, as tokens say it, `minutes` after `NOW`. */
export const inMinutes = (minutes: number) => NOW / 1000 + minutes * 60;

export const call = (impl: () => Promise<string>) => vi.fn<() => Promise<string>>(impl);
export const failing = (error: Error) =>
  call(async () => {
    throw error;
  });

/** A tab that has just been opened, with everything around it in the test's hands. */
export function openTab(overrides: Partial<SessionOptions> = {}) {
  const clock = { now: NOW };
  const options = {
    store: memoryTokenStore(),
    tabs: singleTab(),
    refresh: { student: call(async () => tokenFor({})) },
    studentId: call(async () => '7'),
    serverNow: () => new Date(clock.now),
    now: () => clock.now,
    onEnded: vi.fn<(reason: EndReason) => void>(),
    ...overrides,
  };
  return { ...options, session: createSession(options), clock };
}

/** The same after student 7 has signed in. */
export function signedInTab(overrides: Partial<SessionOptions> = {}, expires = inMinutes(30)) {
  const opened = openTab(overrides);
  const accessToken = tokenFor({ expires });
  opened.session.keep({ role: 'student', accessToken, studentId: '7' });
  return { ...opened, accessToken };
}

/** A wake that the test calls itself. */
export function fakeWake() {
  const checks = new Set<() => void>();
  const wake: Wake = (check) => {
    checks.add(check);
    return () => checks.delete(check);
  };
  return {
    wake,
    ring: () => {
      for (const check of checks) check();
    },
  };
}
