import { loginEndpoints } from '@academy/domain/login';
import { acceptLogin } from '../accept/login';
import { bind } from '../bind';
import type { Client } from '../client';
import { provingWork } from '../proving-work';

export function loginCalls(client: Client) {
  const calls = bind(client, loginEndpoints, acceptLogin);
  return {
    ...calls,
    studentLogin: provingWork(calls.studentLogin),
    managerLogin: provingWork(calls.managerLogin),
  };
}
