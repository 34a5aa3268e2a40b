import { SHARED_NUMBER_MAX } from './limits';

interface Holder {
  name: string;
}

/**
 * Who keeps a student from a phone number, of those who have it already: whoever it is, or, where
 * brothers and sisters may share one, nobody until there are too many or one of the same name.
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
