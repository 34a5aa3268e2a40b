/** What must be corrected before a map is saved. `{}` marks a variable. */
export const seatMapTexts = {
  unnamedRoom: '방 이름을 입력하세요.',
  sameRoom: '{name}: 같은 이름의 방이 있습니다.',
  unlabelled: '{room}: 번호가 없는 좌석이 있습니다.',
  sameSeat: '{seat}: 같은 번호의 좌석이 둘입니다.',
  outside: '{room}: 방 밖으로 나간 것이 있습니다. 방을 넓히거나 안으로 옮기세요.',
  onTop: '{room}: 겹쳐 놓인 것이 있습니다. 하나를 옮기세요.',
  tooMany: '좌석은 모두 {limit}개까지 놓을 수 있습니다.',
} as const;

/** What the undo and the log call the map. */
export const seatMapName = '좌석 배치도';
