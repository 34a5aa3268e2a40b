/** @param {readonly number[]} values @param {number} share */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

/** @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5);
