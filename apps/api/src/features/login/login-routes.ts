import { seenBranches } from '@academy/domain/branches';
import { loginEndpoints } from '@academy/domain/login';
import { bearerOf } from '../../http/auth/bearer';
import { Refusal } from '../../http/errors/refusal';
import type { Serve } from '../../http/serve';
import { readOwnRecord } from '../../shared/students/own-record-db';
import { readManager } from './accounts-db';
import type { LoginDeps } from './login-deps';
import { loginManager } from './manager-login';
import { logout, refresh } from './sessions/refresh';
import { loginStudent } from './student-login';

export function loginRoutes(serve: Serve, deps: LoginDeps): void {
  const { db, tokens, readFeaturesOff, branches } = deps;

  serve(loginEndpoints.studentLogin, (call) => loginStudent(deps, call));
  serve(loginEndpoints.studentRefresh, ({ reply }) => refresh(deps, 'student', reply));
  serve(loginEndpoints.studentLogout, ({ reply, body }) =>
    logout(deps, 'student', reply, body?.sessionId),
  );
  serve(loginEndpoints.managerLogin, (call) => loginManager(deps, call));
  serve(loginEndpoints.managerRefresh, ({ reply }) => refresh(deps, 'manager', reply));
  serve(loginEndpoints.managerLogout, ({ reply, body }) =>
    logout(deps, 'manager', reply, body?.sessionId),
  );

  serve(loginEndpoints.studentMe, async ({ actor }) => ({
    ...(await readOwnRecord(db, actor.studentId)),
    featuresOff: [...(await readFeaturesOff())],
  }));

  serve(loginEndpoints.managerMe, async ({ actor }) => {
    const manager = await readManager(db, actor.managerId);
    if (!manager) throw new Refusal('session-expired');
    const { branches: given, ...profile } = manager;
    const all = branches?.all() ?? [];
    return {
      ...profile,
      featuresOff: [...(await readFeaturesOff())],
      ...(all.length > 0 && {
        branches: seenBranches({ role: profile.role, branches: given }, all).map(
          ({ slug, name }) => ({ slug, name }),
        ),
      }),
    };
  });

  // Clients call it without a token and ignore the answer: cheap, and never an error.
  serve(loginEndpoints.verifyToken, async ({ request, now }) => {
    const token = bearerOf(request.headers.authorization);
    return { valid: token !== null && tokens.read(token, now)?.side === 'manager' };
  });
}
