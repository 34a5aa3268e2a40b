import { seatMapFields } from '@academy/domain/seats';
import type { Words } from '../../http/docs/api-table';

export const seatWords: Words = {
  fields: [seatMapFields],
  own: {
    map: '좌석 배치도',
    rooms: '방',
    blocks: '벽과 이름표',
    x: '왼쪽에서 몇째 칸, 0부터',
    y: '위에서 몇째 칸, 0부터',
    w: '가로 칸 수',
    h: '세로 칸 수',
    rows: '세로 칸 수',
    columns: '가로 칸 수',
    came: '앉았는지, 아니면 비웠는지',
    other: '옮기기 전이나 뒤의 좌석',
  },
};
