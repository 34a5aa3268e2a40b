import { absenceReasonSchema, reasonDraftSchema } from '../reasons';
import {
  defaultScheduleSettings,
  regularScheduleSchema,
  scheduleDraftSchema,
  scheduleListSchema,
} from '../schedule';
import type { Overrides } from './overrides';

/** 수학학원, every Tuesday and Thursday of July 2026 from 19:00 to 21:00. */
export const aScheduleDraft = (overrides: Overrides<typeof scheduleDraftSchema> = {}) =>
  scheduleDraftSchema.parse({
    type: 'ACADEMY',
    kind: 'OUTING',
    title: '수학학원',
    weekdays: [2, 4],
    from: '19:00',
    to: '21:00',
    place: '대치동',
    memo: '',
    firstDate: '2026-07-01',
    lastDate: '2026-07-31',
    everyWeeks: 1,
    ...overrides,
  });

/** The same, waiting for its approval. */
export const aRegularSchedule = (overrides: Overrides<typeof regularScheduleSchema> = {}) =>
  regularScheduleSchema.parse({
    attachments: [],
    ...aScheduleDraft(),
    id: '301',
    exceptions: [],
    status: 'PENDING',
    replacesId: null,
    registeredBy: 'student',
    rejectReason: null,
    decidedByName: null,
    decidedAt: null,
    createdAt: '2026-06-20T03:00:00Z',
    updatedAt: '2026-06-20T03:00:00Z',
    version: 1,
    ...overrides,
  });

export const aScheduleList = (overrides: Overrides<typeof scheduleListSchema> = {}) =>
  scheduleListSchema.parse({
    content: [aRegularSchedule()],
    settings: defaultScheduleSettings,
    ...overrides,
  });

/** Going out on Friday 2026-11-20 from 14:00 to 16:00. */
export const aReasonDraft = (overrides: Overrides<typeof reasonDraftSchema> = {}) =>
  reasonDraftSchema.parse({
    type: 'OUTING',
    date: '2026-11-20',
    arriveAt: null,
    leaveAt: '14:00',
    backAt: '16:00',
    category: 'HOSPITAL',
    text: '치과 진료',
    ...overrides,
  });

/** The same, submitted and waiting. */
export const anAbsenceReason = (overrides: Overrides<typeof absenceReasonSchema> = {}) =>
  absenceReasonSchema.parse({
    byGuardian: false,
    attachments: [],
    ...aReasonDraft(),
    id: '701',
    receiptNumber: '20261119-0701',
    status: 'PENDING',
    rejectReason: null,
    decidedByName: null,
    decidedAt: null,
    createdAt: '2026-11-19T03:00:00Z',
    updatedAt: '2026-11-19T03:00:00Z',
    version: 1,
    ...overrides,
  });
