import type { Answer } from './browser';

/**
 * Sends again while the answer says that nothing happened and when to ask again (`Retry-After`: a
 * slow machine under the load of a race says it), as a patient client would.
 */
export async function persistently(call: () => Promise<Answer>): Promise<Answer> {
  let answer = await call();
  while (answer.headers.has('retry-after')) answer = await call();
  return answer;
}
