import type { Endpoint } from '@academy/domain/http';

interface Tokens {
  student: string;
  manager: string;
  terminal: string;
}

/** The token of a caller whom an endpoint lets in. */
export const tokenFor = ({ access }: Endpoint, { student, manager, terminal }: Tokens): string => {
  if (access === 'terminal') return terminal;
  return access === 'manager' ? manager : student;
};
