import { wordsFor, type Fields } from '../fields/field';
import { secondFactorPolicyName } from './second-factor-texts';

/** What the academy asks of managers beside the password. */
export const secondFactorFields = {
  secondFactor: {
    label: '2단계 인증',
    kind: 'choice',
    words: wordsFor(secondFactorPolicyName, 'OFF', 'OPTIONAL', 'ADMINS'),
  },
} as const satisfies Fields;
