import { aDayContext, anAttendanceRow, aSameDayRow, aStudentChoice } from '@academy/domain/testing';
import type { Room } from '@academy/domain/seats';
import { expect, test } from 'vitest';
import { hallOf } from './seat-work';
import { mealWords } from './map/seat-words';

const room: Room = {
  name: 'A',
  columns: 2,
  rows: 1,
  seats: [
    { label: 'A-01', x: 0, y: 0 },
    { label: 'A-02', x: 1, y: 0 },
  ],
  blocks: [],
};

test('a seat is its student’s however the number is written; who has none on the map is listed', () => {
  const row = anAttendanceRow();
  const meals = aSameDayRow({ studentId: '1', dinner: false });
  const [here, away] = [
    aStudentChoice({ id: '1', name: '김하늘', seat: 'a 01' }),
    aStudentChoice({ id: '2', name: '이바다', seat: 'Z-9' }),
  ];
  const hall = hallOf([room], [here, away], {
    rows: [row],
    context: aDayContext(),
    meals: new Map([[meals.studentId, meals]]),
  });
  expect(hall.rooms[0]?.seats.map(({ student }) => student?.name)).toEqual(['김하늘', undefined]);
  expect(hall.unplaced).toEqual([away]);
  expect(hall.rooms[0]?.seats.map(({ now }) => now?.state)).toEqual(['missing', undefined]);
  expect(hall.rooms[0]?.seats.map(mealWords)).toEqual(['점심 안 받음', '']);
});
