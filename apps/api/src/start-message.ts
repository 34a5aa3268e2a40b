import type { Env } from './env';

const DEMO_LOGINS = {
  student: '010-1234-5678 (김하늘)',
  admin: 'manager / Manager1234!  ·  admin / Admin1234!',
};

/** What stands on the terminal when everything listens. */
export function startMessage(
  env: Env,
  urls: { student: string; admin: string },
  demo: boolean,
): string {
  const login = (text: string) => (demo ? `   로그인 ${text}` : '');
  return [
    '',
    '  학원 포털이 시작됐습니다. (Ctrl-C: 종료)',
    '',
    `  학생    ${urls.student}${login(DEMO_LOGINS.student)}`,
    `  관리자  ${urls.admin}${login(DEMO_LOGINS.admin)}`,
    `  API     ${urls.student}/api/docs`,
    `  자료    ${env.DATABASE_URL ? 'PostgreSQL' : env.DATA_DIR}`,
    '',
    '',
  ].join('\n');
}
