import type { loginEndpoints } from '@academy/domain/login';
import type { WireAnswer } from '../wire';
import type { AcceptTable } from './accept';
import { asId, fieldsOf, firstOf, isRecord } from './reading';

/** The access token: in the body, or as `Authorization: Bearer …` among the answer's headers. */
function tokenIn(body: unknown, { header }: Pick<WireAnswer, 'header'>): unknown {
  const bearer = /^Bearer\s+(\S+)$/i.exec(header('authorization')?.trim() ?? '')?.[1];
  return firstOf(fieldsOf(body), 'accessToken') ?? bearer;
}

/**
 * Roles elsewhere are written `ROLE_ADMIN`, `admin`, `MANAGER`… (any that contains ADMIN or
 * MANAGER, in any case).
 */
function managerRole(value: unknown): unknown {
  const text = typeof value === 'string' ? value.toUpperCase() : '';
  if (text.includes('READONLY_MANAGER')) return 'READONLY_MANAGER';
  if (text.includes('ADMIN')) return 'ADMIN';
  // "Manager login stores the role MANAGER", also when the server names none.
  return text === '' || text.includes('MANAGER') ? 'MANAGER' : value;
}

/** Distinguishes a missing token from a failed request. */
const fault = (body: unknown, answer: WireAnswer) =>
  tokenIn(body, answer) === undefined ? 'missing-token' : undefined;

const profile = (body: unknown) => {
  const fields = fieldsOf(isRecord(body) && isRecord(body.data) ? body.data : body);
  return {
    ...fields,
    id: asId(firstOf(fields, 'id', 'studentId', 'userId')),
    name: firstOf(fields, 'name', 'username'),
  };
};

const refreshed = (body: unknown, answer: WireAnswer) => ({
  success: true,
  accessToken: tokenIn(body, answer),
});
const done = () => ({ success: true });

export const acceptLogin: AcceptTable<typeof loginEndpoints> = {
  studentLogin: {
    answer(body, answer) {
      const fields = fieldsOf(body);
      return {
        ...fields,
        success: true,
        student: profile(fields.student),
        accessToken: tokenIn(body, answer),
        refreshToken: fields.refreshToken ?? undefined,
      };
    },
    fault,
  },
  managerLogin: {
    answer(body, answer) {
      const fields = fieldsOf(body);
      const username = firstOf(fields, 'username', 'name') ?? '';
      return {
        ...fields,
        success: true,
        accessToken: tokenIn(body, answer),
        id: asId(fields.id) ?? username,
        username,
        name: firstOf(fields, 'name', 'username') ?? '',
        role: managerRole(fields.role),
        message: fields.message ?? '',
      };
    },
    fault,
  },
  studentRefresh: { answer: refreshed, fault },
  managerRefresh: { answer: refreshed, fault },
  studentLogout: { answer: done },
  managerLogout: { answer: done },
  studentMe: { answer: profile },
  // The result is ignored, so any answer will do.
  verifyToken: { answer: (body) => ({ valid: fieldsOf(body).valid === true }) },
};
