import type { PictureRefusal } from './picture-texts';

/** Why a picture is not taken as the academy's logo, which managers alone upload. */
export const logoRefusalTexts = {
  'logo-missing': '로고 파일이 없습니다. 로고를 다시 올리세요.',
  'logo-unknown': '로고로 쓸 수 없는 파일입니다. PNG, JPG, WEBP 파일을 올리세요.',
  'logo-too-small':
    '로고가 너무 작거나 길쭉합니다. 가로와 세로가 40픽셀 이상이고, 가로는 세로의 16배, 세로는 가로의 4.8배를 넘지 않는 파일을 올리세요.',
} as const;

export type LogoRefusal = PictureRefusal | keyof typeof logoRefusalTexts;

const managersLogoTexts: Record<LogoRefusal, string> = {
  ...logoRefusalTexts,
  'picture-too-large': '로고 파일이 너무 큽니다. 10MB 이하로 줄여 다시 올리세요.',
  'picture-too-many-pixels': '로고의 가로세로가 너무 큽니다. 줄여서 다시 올리세요.',
  'picture-heic': logoRefusalTexts['logo-unknown'],
  'picture-unknown': logoRefusalTexts['logo-unknown'],
  'picture-broken': '로고 파일을 열 수 없습니다. 다른 파일로 다시 올리세요.',
};

/** The same where the picture is to be the academy's logo. */
export const managersLogoText = (reason: LogoRefusal): string => managersLogoTexts[reason];
/** Whether a code of the API says what is wrong with a logo. */
export const isLogoRefusal = (code: string): code is LogoRefusal =>
  Object.hasOwn(managersLogoTexts, code);
