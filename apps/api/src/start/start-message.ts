import type { Env } from '../env';

const DEMO_LOGINS = {
  student: '010-1234-5678 (김하늘)',
  admin: 'manager / Manager1234!  ·  admin / Admin1234!',
};

interface Beginning {
  /** The demo academy is in the database. */
  demo: boolean;
  /** Given while there is no account. */
  firstAccountCode: string | null;
}

/** How an academy of one's own begins. */
const firstSteps = ({ demo, firstAccountCode }: Beginning, admin: string): string[] => {
  if (firstAccountCode !== null)
    return [
      `  첫 관리자  ${admin}/admin-signup 에서 가입하세요. 가입 코드 ${firstAccountCode}`,
      '',
    ];
  return demo
    ? [
        '  데모 학원입니다. 실제 학원은 admin으로 로그인해 "실제 학원으로 시작하기"를 누르거나,',
        '  DEMO=false DATA_DIR=./my-academy npm start 로 빈 학원을 시작하세요.',
        '',
      ]
    : [];
};

/** What is on the terminal when everything listens. */
export function startMessage(
  env: Env,
  urls: { student: string; admin: string },
  { demo, firstAccountCode }: Beginning,
): string {
  const login = (text: string) => (demo ? `   로그인 ${text}` : '');
  return [
    '',
    '  학원 포털이 시작됐습니다. (Ctrl-C: 종료)',
    '',
    `  학생    ${urls.student}${login(DEMO_LOGINS.student)}`,
    `  관리자  ${urls.admin}${login(DEMO_LOGINS.admin)}`,
    `  API     ${env.API_URL?.replace(/\/$/, '') ?? urls.student}/api/docs`,
    `  자료    ${env.DATABASE_URL ? 'PostgreSQL' : env.DATA_DIR}`,
    '',
    ...firstSteps({ demo, firstAccountCode }, urls.admin),
    '',
  ].join('\n');
}

/** The same where many academies are served: each has addresses of its own. */
export const manyMessage = (env: Env, academies: number): string =>
  [
    '',
    `  학원 포털이 시작됐습니다. 학원 ${academies}곳 (Ctrl-C: 종료)`,
    '',
    `  학생    포트 ${env.STUDENT_PORT}`,
    `  관리자  포트 ${env.ADMIN_PORT}`,
    '',
    '',
  ].join('\n');
