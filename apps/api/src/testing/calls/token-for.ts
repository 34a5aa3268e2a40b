import type { Endpoint } from '@academy/domain/http';

interface Tokens {
  student: string;
  manager: string;
  kiosk: string;
}

/** The token of a caller whom an endpoint lets in. */
export const tokenFor = ({ access }: Endpoint, { student, manager, kiosk }: Tokens): string => {
  if (access === 'kiosk') return kiosk;
  return access === 'manager' ? manager : student;
};
