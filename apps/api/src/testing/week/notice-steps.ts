import * as fc from 'fast-check';

/** What happens to notices: one for all or for some appears, and a student confirms the newest. */
export const noticeStep = fc.oneof(
  fc.record({
    notice: fc.constant('publish' as const),
    for: fc.option(fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1 }), { nil: null }),
    showFirst: fc.boolean(),
  }),
  fc.record({ notice: fc.constant('confirm' as const), who: fc.nat({ max: 2 }) }),
  fc.record({ notice: fc.constant('hide' as const) }),
);

export type NoticeStep = typeof noticeStep extends fc.Arbitrary<infer Step> ? Step : never;
