/** Why pictures do not go with what is handed in. Each is a code of the API as well. */
export const attachmentRefusalTexts = {
  'attachment-missing': '올린 사진 가운데 없어진 것이 있어요. 사진을 다시 올려 주세요.',
} as const;

export type AttachmentRefusal = keyof typeof attachmentRefusalTexts;

/** What the form says about its pictures. `{}` marks a variable. */
export const attachmentFieldTexts = {
  tooMany: '사진은 {limit}장까지 올릴 수 있어요.',
} as const;
