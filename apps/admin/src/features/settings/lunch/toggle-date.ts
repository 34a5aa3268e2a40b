/** Adds or removes a day in one of the date lists, sorted, so that equal lists compare equal. */
export function toggleDate<D extends string>(dates: readonly D[], date: D): D[] {
  return dates.includes(date)
    ? dates.filter((other) => other !== date)
    : [...dates, date].toSorted();
}
