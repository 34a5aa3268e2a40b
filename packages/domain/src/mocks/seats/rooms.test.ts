import { describe, expect, test } from 'vitest';
import { mockRegistrationIdSchema } from '../../ids';
import { checkRooms, moveSeats, placeOf, planIn, planSeats, roomsOf, seatText } from '..';

const room = (name: string, rows: number, columns: number) => ({ name, rows, columns });
const three = [room('1시험실', 2, 3), room('2시험실', 1, 4), room('강당', 2, 2)];

test.each([
  [1, '1시험실', 1],
  [6, '1시험실', 6],
  [7, '2시험실', 1],
  [10, '2시험실', 4],
  [11, '강당', 1],
  [14, '강당', 4],
  [15, undefined, undefined],
  [0, undefined, undefined],
])('seat %i of three rooms: %s, %j', (seat, name, number) => {
  const place = placeOf(three, seat);
  expect([place?.room.name, place?.number]).toEqual([name, number]);
});

test('one room without a name is told as before; several are listed', () => {
  expect(planIn([room('', 2, 3)], [])).toEqual({ rows: 2, columns: 3, seats: [] });
  expect(planIn(three, [])).toEqual({ rows: 2, columns: 3, rooms: three, seats: [] });
  expect(roomsOf({ rows: 2, columns: 3 })).toEqual([room('', 2, 3)]);
  expect(roomsOf(planIn(three, []))).toEqual(three);
  expect([seatText(null, 5), seatText('강당', 5)]).toEqual(['5', '강당 5번']);
});

describe('a plan over rooms', () => {
  const sitting = (count: number, school: string | null = null) =>
    Array.from({ length: count }, (_, at) => ({
      id: mockRegistrationIdSchema.parse(`${at + 1}`),
      name: `학생${at}`,
      seat: `A-${String(at + 1).padStart(2, '0')}`,
      school,
      selectedSubjects: [],
    }));
  const plan = (count: number, parts: object = {}) =>
    planSeats(sitting(count), {
      rooms: three,
      by: 'seat',
      apart: false,
      fixed: new Map(),
      random: () => 0,
      ...parts,
    });

  test('fills one after the other, and refuses one more than all hold', () => {
    expect(plan(14)?.seats.map(({ seat }) => seat)).toEqual(
      Array.from({ length: 14 }, (_, at) => at + 1),
    );
    expect(plan(7)?.seats.at(-1)).toMatchObject({ registrationId: '7', seat: 7 });
    expect(plan(15)).toBeNull();
  });

  test('neighbours are those of one room: the last of a room and the first of the next are none', () => {
    const rooms = [room('가', 1, 1), room('나', 1, 1)];
    const made = planSeats(sitting(2, '하늘고'), {
      rooms,
      by: 'seat',
      apart: true,
      fixed: new Map(),
      random: () => 0,
    });
    expect(made?.seats.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('a room that grows moves those behind it on; what no longer fits has no seat', () => {
    const seats = plan(14)?.seats ?? [];
    const larger = [room('1시험실', 3, 3), ...three.slice(1)];
    expect(moveSeats(seats, three, larger).map(({ seat }) => seat)).toEqual([
      1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, 17,
    ]);
    expect(moveSeats(seats, three, three.slice(0, 2))).toHaveLength(10);
    expect(moveSeats(seats, three, [room('1시험실', 1, 3)])).toHaveLength(3);
  });
});

test.each([
  [[room('', 1, 1)], undefined],
  [three, undefined],
  [[room('가', 1, 1), room(' ', 1, 1)], '시험실이 여럿이면 이름을 모두 입력하세요.'],
  [
    [room('가', 1, 1), room('가 ', 1, 1)],
    "'가' 시험실이 두 번 있습니다. 이름을 다르게 입력하세요.",
  ],
])('%j: %s', (rooms, text) => {
  expect(checkRooms(rooms)).toBe(text);
});
