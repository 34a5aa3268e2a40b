import { paperOrder } from '@academy/domain/mocks';
import { aManagedRegistration } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { orderRows } from './order-rows';

const registrations = [
  aManagedRegistration({ id: '1', selectedSubjects: ['물리학Ⅰ'] }),
  aManagedRegistration({ id: '2', selectedSubjects: ['물리학Ⅰ'], onSiteState: 'none' }),
  aManagedRegistration({ id: '3', selectedSubjects: [], onSiteState: 'waiting', waitingNumber: 1 }),
];
const told = (rows: ReturnType<typeof orderRows>) =>
  rows.map(({ subject, onSite, paperOnly, total, spare, order }) => [
    subject,
    onSite,
    paperOnly,
    total,
    spare,
    order,
  ]);

test('one line per subject, one for those who chose none, and their sum; no spare copies of what nobody chose', () => {
  expect(told(orderRows(paperOrder(registrations, ['물리학Ⅰ', '화학Ⅰ']), 2))).toEqual([
    ['물리학Ⅰ', 1, 1, 2, 2, 4],
    ['화학Ⅰ', 0, 0, 0, 0, 0],
    ['선택 안 함', 0, 1, 1, 2, 3],
    ['합계', 1, 2, 3, 4, 7],
  ]);
});

test('an exam without choice has one paper for all', () => {
  expect(
    told(
      orderRows(
        paperOrder(
          registrations.map((one) => ({ ...one, selectedSubjects: [] })),
          [],
        ),
        0,
      ),
    ),
  ).toEqual([['전체 과목', 1, 2, 3, 0, 3]]);
});
