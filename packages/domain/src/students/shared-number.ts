import { SHARED_NUMBER_MAX } from './limits';

interface Holder {
  name: string;
}

/**
 * The owner of a phone number who blocks it for a student: any owner, or, where siblings may share
 * one, only when there are too many or one of the same name.
 */
export function numberBlockedBy<H extends Holder>(
  { name }: Holder,
  holders: readonly H[],
  { shared }: { shared: boolean },
): H | undefined {
  const namesake = holders.find((holder) => holder.name === name);
  if (namesake) return namesake;
  return shared && holders.length < SHARED_NUMBER_MAX ? undefined : holders[0];
}
