import * as z from 'zod/mini';
import { mockExamIdSchema } from '../../ids';

/** What the calls of managers about exams have in common. */
export const reading = { access: 'manager', needs: 'mocks.read', features: ['mocks'] } as const;
export const writing = { access: 'manager', needs: 'mocks.write', features: ['mocks'] } as const;
export const exam = { params: z.object({ examId: mockExamIdSchema }) };
export const line = z.optional(z.string().check(z.maxLength(100)));
export const words = z.string().check(z.trim(), z.maxLength(300));
