import { EXAM_ATTENDANCES } from '@academy/domain/mocks';
import * as fc from 'fast-check';

const who = fc.nat({ max: 2 });

/** What happens to the newest exam, from its announcement to its results. */
export const examStep = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      exam: fc.constant('hold' as const),
      capacity: fc.option(fc.nat({ max: 3 }), { nil: null }),
      seats: fc.option(fc.nat({ max: 2 }), { nil: null }),
      for: fc.option(fc.uniqueArray(who, { minLength: 1 }), { nil: null }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      exam: fc.constant('register' as const),
      who,
      onSite: fc.boolean(),
      waits: fc.boolean(),
      /** At the desk, by a manager. */
      desk: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ exam: fc.constant('leave' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      exam: fc.constant('pay' as const),
      who,
      change: fc.constantFrom('confirm', 'unconfirm', 'refund'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      exam: fc.constant('mark' as const),
      who,
      attendance: fc.constantFrom(...EXAM_ATTENDANCES, null),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      exam: fc.constant('result' as const),
      who,
      subject: fc.constantFrom('국어', '수학'),
      percentile: fc.option(fc.nat({ max: 100 }), { nil: null }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ exam: fc.constant('publish' as const), published: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ exam: fc.constant('call-off' as const) }) },
);

export type ExamStep = typeof examStep extends fc.Arbitrary<infer Step> ? Step : never;
