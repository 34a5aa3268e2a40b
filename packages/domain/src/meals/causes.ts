/** Why a day is closed: 학원 휴무, 업체 휴무, 모의고사, 공휴일, 기타. */
export const CLOSING_CAUSES = ['ACADEMY', 'CATERER', 'MOCK_EXAM', 'HOLIDAY', 'OTHER'] as const;
export type ClosingCause = (typeof CLOSING_CAUSES)[number];

/** Why a manager changes a student's meals: 결석, 휴무, 요청, 기타. */
export const EDIT_CAUSES = ['ABSENT', 'CLOSED', 'REQUEST', 'OTHER'] as const;
export type EditCause = (typeof EDIT_CAUSES)[number];

/** What becomes of meals that were applied for and are no longer served: 신청 유지, 취소만, 취소하고 이월. */
export const EFFECT_CHOICES = ['keep', 'cancel', 'carry-over'] as const;
export type EffectChoice = (typeof EFFECT_CHOICES)[number];

/** The default where there is no choice; undefined where the manager has to choose. */
export const onlyChoice = ({
  choices,
}: {
  choices: readonly EffectChoice[];
}): EffectChoice | undefined => (choices.length === 1 ? choices[0] : undefined);

/** What becomes of money that was paid for a meal which a manager drops: 없음, 이월, 환불. */
export const SETTLEMENTS = ['none', 'carry-over', 'refund'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
