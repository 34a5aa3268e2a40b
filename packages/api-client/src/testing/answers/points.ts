const reward = {
  id: '901',
  incidentDate: '2026-11-20',
  registrationDate: '2026-11-21',
  createdAt: '2026-11-20T15:30:00.000Z',
  pointType: 'REWARD',
  points: 3,
  reason: '자습 우수',
  issuerName: '박매니저',
};
const penalty = {
  id: '900',
  incidentDate: '2026-11-18',
  registrationDate: '2026-11-18',
  createdAt: '2026-11-18T09:00:00.000Z',
  pointType: 'PENALTY',
  points: 2,
  reason: '지각',
  issuerName: '박매니저',
};
export const totals = { rewardTotal: 3, penaltyTotal: 2, net: 1, rewardCount: 1, penaltyCount: 1 };
export const facts = {
  page: 0,
  number: 0,
  size: 30,
  totalElements: 2,
  totalPages: 1,
  last: true,
  hasNext: false,
};

/** What every one of `pointPages` must be read as. */
export const pointsRead = { content: [reward, penalty], ...facts, ...totals };

/**
 * The common contract's page of points: content, totalElements, totalPages, number, and nothing
 * else.
 */
const commonPage = { content: [reward, penalty], totalElements: 2, totalPages: 1, number: 0 };

export const pointPages: Record<string, unknown> = {
  ours: pointsRead,
  'the common contract’s page': commonPage,
  'a Spring page': {
    ...commonPage,
    pageable: { pageNumber: 0, pageSize: 30 },
    size: 30,
    first: true,
    last: true,
    numberOfElements: 2,
    empty: false,
    sort: { sorted: true },
  },
  'the facts under page': {
    content: commonPage.content,
    page: { size: 30, number: 0, totalElements: 2, totalPages: 1 },
  },
  'wrapped in data': { success: true, data: commonPage },
  'a bare list': [reward, penalty],
  'under items with totalCount': { items: [reward, penalty], totalCount: 2, page: 0, size: 30 },
  'numeric ids and texts for numbers': {
    ...commonPage,
    content: [
      { ...reward, id: 901, points: '3' },
      { ...penalty, id: 900, points: '2' },
    ],
    totalElements: '2',
    totalPages: '1',
    number: '0',
  },
  'types in small letters': {
    ...commonPage,
    content: [
      { ...reward, pointType: 'reward' },
      { ...penalty, pointType: 'penalty' },
    ],
  },
  'penalties below zero': { ...commonPage, content: [reward, { ...penalty, points: -2 }] },
  'days with a time, instants in Korean time': {
    ...commonPage,
    content: [
      {
        ...reward,
        incidentDate: '2026-11-20T00:00:00',
        registrationDate: '2026-11-21T00:30:00',
        createdAt: '2026-11-21T00:30:00',
      },
      { ...penalty, createdAt: '2026-11-18T18:00:00+09:00' },
    ],
  },
  'registrationDate left out': {
    ...commonPage,
    content: [reward, penalty].map((point) => ({ ...point, registrationDate: undefined })),
  },
};

/** With one of its dates alone: which the three of ours are then. */
export const pointDates: Record<string, { given: object; read: object }> = {
  incidentDate: {
    given: { incidentDate: '2026-11-20' },
    read: {
      incidentDate: '2026-11-20',
      registrationDate: '2026-11-20',
      createdAt: '2026-11-19T15:00:00.000Z',
    },
  },
  registrationDate: {
    given: { registrationDate: '2026-11-20' },
    read: {
      incidentDate: '2026-11-20',
      registrationDate: '2026-11-20',
      createdAt: '2026-11-19T15:00:00.000Z',
    },
  },
  'createdAt, late in the evening in London': {
    given: { createdAt: '2026-11-20T23:30:00Z' },
    read: {
      incidentDate: '2026-11-21',
      registrationDate: '2026-11-21',
      createdAt: '2026-11-20T23:30:00.000Z',
    },
  },
  'createdAt without a zone': {
    given: { createdAt: '2026-11-20T23:30:00' },
    read: {
      incidentDate: '2026-11-20',
      registrationDate: '2026-11-20',
      createdAt: '2026-11-20T14:30:00.000Z',
    },
  },
  'registrationDate and createdAt': {
    given: { registrationDate: '2026-11-19', createdAt: '2026-11-20T01:00:00Z' },
    read: {
      incidentDate: '2026-11-19',
      registrationDate: '2026-11-19',
      createdAt: '2026-11-20T01:00:00.000Z',
    },
  },
  'nulls beside it': {
    given: { incidentDate: null, registrationDate: '2026-11-20', createdAt: null },
    read: {
      incidentDate: '2026-11-20',
      registrationDate: '2026-11-20',
      createdAt: '2026-11-19T15:00:00.000Z',
    },
  },
};

export const aPoint = reward;
