/** What a form says of a file on its way. */
export const uploadsTexts = { giveUp: '빼기' } as const;
