/** Why a picture is not taken. Each is a code of the API as well. */
export const pictureRefusalTexts = {
  'picture-too-large': '사진이 너무 커요. 10MB 이하로 줄여 다시 올려 주세요.',
  'picture-too-many-pixels': '사진의 가로세로가 너무 커요. 줄여서 다시 올려 주세요.',
  'picture-heic': '아이폰의 HEIC 사진은 열 수 없어요. JPG나 PNG로 바꿔 다시 올려 주세요.',
  'picture-unknown': '사진 파일이 아니에요. JPG, PNG, WEBP, GIF 파일을 올려 주세요.',
  'picture-broken': '사진을 열 수 없어요. 다른 파일로 다시 올려 주세요.',
} as const;

export type PictureRefusal = keyof typeof pictureRefusalTexts;

/** The same for managers. */
export const managersPictureTexts: Record<PictureRefusal, string> = {
  'picture-too-large': '사진이 너무 큽니다. 10MB 이하로 줄여 다시 올리세요.',
  'picture-too-many-pixels': '사진의 가로세로가 너무 큽니다. 줄여서 다시 올리세요.',
  'picture-heic': '아이폰의 HEIC 사진은 열 수 없습니다. JPG나 PNG로 바꿔 다시 올리세요.',
  'picture-unknown': '사진 파일이 아닙니다. JPG, PNG, WEBP, GIF 파일을 올리세요.',
  'picture-broken': '사진을 열 수 없습니다. 다른 파일로 다시 올리세요.',
};

/** Why a form that names pictures is not taken. A code of the API as well. */
export const namedPictureRefusalTexts = {
  'picture-missing': '올리지 않은 사진이 있습니다. 사진을 다시 올리세요.',
} as const;

/** Why something does not come back with the picture that it had. */
export const pictureGoneText = '쓰던 사진이나 파일이 이미 지워져 그대로 두었습니다.';

/** What the pictures of a form say. */
export const pictureFieldTexts = {
  tooMany: '사진은 {limit}장까지 올릴 수 있습니다.',
  altTooLong: '사진 설명은 {limit}자 이하로 입력하세요.',
} as const;

export const pictureRefusalText = (reason: PictureRefusal): string => pictureRefusalTexts[reason];
export const managersPictureText = (reason: PictureRefusal): string => managersPictureTexts[reason];
