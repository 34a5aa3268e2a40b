import { signupTexts } from './account-texts';
import { usernameProblem } from './check-signup';

/** What the form knows about the ID in its field. `checking`: the question is on its way. */
export type IdCheckState = 'unchecked' | 'checking' | 'free' | 'taken' | 'failed';

/** The last question about an ID and what happened to it. */
export interface IdCheck {
  username: string;
  state: Exclude<IdCheckState, 'unchecked'>;
}

/**
 * The state of the ID check: any edit invalidates earlier answers, and undoing the edit needs a new
 * check too.
 */
export const idCheckState = (username: string, last: IdCheck | null): IdCheckState =>
  last !== null && last.username === username ? last.state : 'unchecked';

/** Why the signup cannot be sent because of its ID; null when the ID was checked and is free. */
export function idCheckProblem(username: string, last: IdCheck | null): string | null {
  const problem = usernameProblem(username);
  if (problem !== null) return problem;
  const state = idCheckState(username, last);
  if (state === 'free') return null;
  return state === 'taken' ? signupTexts.taken : signupTexts.checkRequired;
}
