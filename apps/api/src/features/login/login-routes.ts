import { loginEndpoints } from '@academy/domain/login';
import { bearerOf } from '../../http/bearer';
import { Refusal } from '../../http/refusal';
import type { Serve } from '../../http/serve';
import { readManager, readStudent } from './accounts-db';
import type { LoginRooms } from './login-rooms';
import { loginManager } from './manager-login';
import { logout, refresh } from './refresh';
import { loginStudent } from './student-login';

export function loginRoutes(serve: Serve, rooms: LoginRooms): void {
  const { db, tokens } = rooms;

  serve(loginEndpoints.studentLogin, (call) => loginStudent(rooms, call));
  serve(loginEndpoints.studentRefresh, ({ reply }) => refresh(rooms, 'student', reply));
  serve(loginEndpoints.studentLogout, ({ reply }) => logout(rooms, 'student', reply));
  serve(loginEndpoints.managerLogin, (call) => loginManager(rooms, call));
  serve(loginEndpoints.managerRefresh, ({ reply }) => refresh(rooms, 'manager', reply));
  serve(loginEndpoints.managerLogout, ({ reply }) => logout(rooms, 'manager', reply));

  serve(loginEndpoints.studentMe, async ({ actor }) => {
    const student = await readStudent(db, actor.studentId);
    if (!student) throw new Refusal(401, 'session-expired');
    return student;
  });

  serve(loginEndpoints.managerMe, async ({ actor }) => {
    const manager = await readManager(db, actor.managerId);
    if (!manager) throw new Refusal(401, 'session-expired');
    return manager;
  });

  // Clients call it without a token and ignore the answer: cheap, and never an error.
  serve(loginEndpoints.verifyToken, async ({ request, now }) => {
    const token = bearerOf(request.headers.authorization);
    return { valid: token !== null && tokens.read(token, now)?.side === 'manager' };
  });
}
