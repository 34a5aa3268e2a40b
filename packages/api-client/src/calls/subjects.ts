import { mockEndpoints } from '@academy/domain/mocks';
import { subjectsIn } from '../accept/subjects';
import { bind } from '../bind';
import type { Client } from '../client';

const { subjectOptions } = mockEndpoints;

/** The electives; `mockCalls` has them too, with what students do. */
export const subjectCalls = (client: Client) =>
  bind(client, { subjectOptions }, { subjectOptions: { answer: subjectsIn } });
