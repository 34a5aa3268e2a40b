import { setTimeout as wait } from 'node:timers/promises';
import { isLoginPhone, phoneDigits, type loginEndpoints } from '@academy/domain/login';
import { inputTexts } from '@academy/domain/messages';
import type { Call } from '../../http/serve';
import { Refusal } from '../../http/refusal';
import { findStudent } from './accounts-db';
import type { LoginRooms } from './login-rooms';
import { maskName } from './mask-name';
import { startSession } from './start-session';

/** No answer comes before this many ms: a stranger cannot tell from the time whether a number exists. */
const PACE_MS = 120;

/** Student login by phone number: the number is no secret, hence the budgets and the even pace. */
export async function loginStudent(
  rooms: LoginRooms,
  { body, ip, now, reply }: Call<typeof loginEndpoints.studentLogin>,
) {
  const { db, env, gate } = rooms;
  if (!isLoginPhone(body.phoneNumber))
    throw new Refusal(400, 'phone-too-short', {
      errors: { phoneNumber: inputTexts.phoneTooShort },
    });
  const phone = phoneDigits(body.phoneNumber);
  const started = performance.now();
  const login = await gate({ side: 'student', ip, name: phone, now })(async () => {
    const student = await findStudent(db, phone);
    return (
      student && {
        student,
        ...(await startSession(rooms, { side: 'student', ...student, role: 'STUDENT' }, reply)),
      }
    );
  });
  await wait(Math.max(0, PACE_MS - (performance.now() - started)));
  if (!login) throw new Refusal(401, 'student-login-failed');
  const { student, accessToken, refreshToken } = login;
  return {
    success: true as const,
    student: {
      id: student.id,
      name: env.LOGIN_NAME_MASK === 'partial' ? maskName(student.name) : student.name,
    },
    accessToken,
    ...(env.REFRESH_TOKEN_IN_BODY ? { refreshToken } : {}),
  };
}
