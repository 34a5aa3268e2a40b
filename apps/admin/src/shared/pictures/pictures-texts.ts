/** What a form says of its pictures. */
export const picturesTexts = {
  pictures: '사진',
  drop: '사진을 여기에 끌어 놓거나 붙여넣으세요.',
  dropHint: (limit: number) =>
    `JPG, PNG, WEBP, GIF · 한 장에 10MB까지, ${limit}장까지 · 위치 정보는 지우고 올립니다.`,
  pick: '사진 고르기',
  full: (limit: number) => `사진은 ${limit}장까지 올릴 수 있습니다.`,
  noPicture: (names: string) => `올릴 수 없는 파일입니다: ${names}`,
  pictureNumber: (number: number) => `${number}번째 사진`,
  order: '사진 순서',
  alt: '사진 설명',
  altHint: '사진을 볼 수 없는 학생에게 읽어 줍니다.',
  earlier: (number: number) => `${number}번째 사진 앞으로`,
  later: (number: number) => `${number}번째 사진 뒤로`,
  removePicture: (number: number) => `${number}번째 사진 빼기`,
  isFirst: '맨 앞 사진입니다.',
  isLast: '맨 뒤 사진입니다.',
  uploading: '사진을 올리는 중입니다.',
  uploadFailed: '올리지 못했습니다.',
  fixUploads: '올리지 못한 사진이 있습니다. 다시 시도하거나 빼세요.',
  failed: '사진을 불러오지 못했어요.',
  count: (count: number) => `${count}장`,
} as const;
