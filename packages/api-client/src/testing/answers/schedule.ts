/** What every one of `schedules` must be read as. */
export const scheduleRead = {
  id: '301', type: 'ACADEMY', kind: 'OUTING', title: '수학학원', weekdays: [2, 4], from: '19:00', to: '21:00', place: '대치동', memo: '', firstDate: '2026-07-01', lastDate: '2026-07-31', everyWeeks: 1,
  exceptions: ['2026-07-07'], status: 'APPROVED', replacesId: '299', registeredBy: 'student', rejectReason: null, decidedByName: '오매니저', decidedAt: '2026-06-21T00:20:00.000Z',
  createdAt: '2026-06-20T03:00:00.000Z', updatedAt: '2026-06-20T03:00:00.000Z', version: 2,
};

export const schedules: Record<string, object> = {
  ours: scheduleRead,
  'ids as numbers': { ...scheduleRead, id: 301, replacesId: 299 },
  'under scheduleId': { ...scheduleRead, id: undefined, scheduleId: 301 },
  'days with a time': { ...scheduleRead, firstDate: '2026-07-01T00:00:00', lastDate: '2026-07-31 00:00:00.0', exceptions: ['2026-07-06T15:00:00Z'] },
  'days and times as number lists': { ...scheduleRead, firstDate: [2026, 7, 1], lastDate: [2026, 7, 31], exceptions: [[2026, 7, 7]], from: [19, 0], to: [21, 0] },
  'times with seconds': { ...scheduleRead, from: '19:00:00', to: '21:00:00.000' },
  'words in small letters': { ...scheduleRead, type: 'academy', kind: 'outing', status: 'approved' },
  'numbers as text': { ...scheduleRead, weekdays: ['2', '4'], everyWeeks: '1', version: '2' },
  'instants without a zone, in Korean time': { ...scheduleRead, createdAt: '2026-06-20T12:00:00', updatedAt: '2026-06-20 12:00:00', decidedAt: '2026-06-21T09:20:00' },
  'what may be missing left out': { ...scheduleRead, memo: undefined, rejectReason: undefined, everyWeeks: undefined, registeredBy: undefined, updatedAt: undefined },
};

/** What every one of `reasons` must be read as. */
export const reasonRead = {
  id: '701', receiptNumber: '20261119-0701', type: 'OUTING', date: '2026-11-20', arriveAt: null, leaveAt: '14:00', backAt: '16:00', category: 'HOSPITAL', text: '치과 진료', status: 'PENDING',
  rejectReason: null, decidedByName: null, decidedAt: null, createdAt: '2026-11-19T03:00:00.000Z', updatedAt: '2026-11-19T03:00:00.000Z', version: 1,
};

export const reasons: Record<string, object> = {
  ours: reasonRead,
  'ids as numbers': { ...reasonRead, id: 701 },
  'under reasonId': { ...reasonRead, id: undefined, reasonId: 701 },
  'the day with a time': { ...reasonRead, date: '2026-11-20T00:00:00' },
  'midnight in Seoul as an instant': { ...reasonRead, date: '2026-11-19T15:00:00Z' },
  'times with seconds, a missing one as text': { ...reasonRead, arriveAt: '', leaveAt: '14:00:00', backAt: '16:00:00' },
  'words in small letters': { ...reasonRead, type: 'outing', category: 'hospital', status: 'pending' },
  'what may be missing left out': { ...reasonRead, arriveAt: undefined, rejectReason: undefined, decidedByName: undefined, decidedAt: undefined, updatedAt: undefined, version: undefined },
};
