import * as z from 'zod/mini';

const word = z.string().check(z.maxLength(40));
/** What students and guardians read for 상점 and 벌점; managers keep these two. */
export const pointWordsSchema = z.object({ reward: word, penalty: word });
export type PointWords = z.output<typeof pointWordsSchema>;
