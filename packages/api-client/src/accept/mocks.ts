import type { mockEndpoints } from '@academy/domain/mocks';
import type { AcceptTable } from './accept';

/** A text is a text, also when nothing is in it or when it reads like a number. */
const textIn = (body: unknown): unknown => (body === undefined || typeof body === 'number' ? String(body ?? '') : body);

export const acceptMocks: AcceptTable<typeof mockEndpoints> = { subjectOptions: { answer: textIn } };
