import { expect, describe, test } from 'vitest';
import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../testing';
import { clockTime } from '../time';
import { layOutSeats, seatMapError, seatNow, tidySeatMap, type Room } from '.';

const room = (changes: Partial<Room> = {}): Room => ({
  name: 'A',
  columns: 4,
  rows: 3,
  seats: [
    { label: 'A-01', x: 0, y: 0 },
    { label: 'A-02', x: 1, y: 0 },
  ],
  blocks: [{ text: '입구', x: 0, y: 2, w: 2, h: 1 }],
  ...changes,
});

describe('a map that is saved', () => {
  test('has every seat once, in a room that has a name, nothing outside and nothing on top', () => {
    expect(seatMapError({ rooms: [] })).toBeUndefined();
    expect(seatMapError({ rooms: [room()] })).toBeUndefined();
    expect(seatMapError({ rooms: [room({ name: ' ' })] })).toBe('방 이름을 입력하세요.');
    expect(seatMapError({ rooms: [room(), room({ name: 'A ', seats: [] })] })).toBe(
      'A: 같은 이름의 방이 있습니다.',
    );
  });

  test.each([
    [{ label: '-', x: 3, y: 0 }, 'A: 번호가 없는 좌석이 있습니다.'],
    [{ label: 'a 01', x: 3, y: 0 }, 'a 01: 같은 번호의 좌석이 둘입니다.'],
    [
      { label: 'A-03', x: 4, y: 0 },
      'A: 방 밖으로 나간 것이 있습니다. 방을 넓히거나 안으로 옮기세요.',
    ],
    [{ label: 'A-03', x: 1, y: 0 }, 'A: 겹쳐 놓인 것이 있습니다. 하나를 옮기세요.'],
    [{ label: 'A-03', x: 1, y: 2 }, 'A: 겹쳐 놓인 것이 있습니다. 하나를 옮기세요.'],
    [{ label: 'A-03', x: 2, y: 2 }, undefined],
  ])('%o: %s', (seat, error) => {
    expect(seatMapError({ rooms: [room({ seats: [...room().seats, seat] })] })).toBe(error);
  });

  test('a seat is once in the whole hall, not once in each room', () => {
    const other = room({ name: 'B', seats: [{ label: 'A01', x: 0, y: 0 }], blocks: [] });
    expect(seatMapError({ rooms: [room(), other] })).toBe('A01: 같은 번호의 좌석이 둘입니다.');
  });

  test('is kept without blanks around names', () => {
    expect(
      tidySeatMap({ rooms: [room({ name: ' A ', seats: [{ label: ' A-01', x: 0, y: 0 }] })] }),
    ).toMatchObject({ rooms: [{ name: 'A', seats: [{ label: 'A-01' }] }] });
  });
});

describe('a map to begin with', () => {
  test('has a room for what is before the numbers, rows in pairs, as people count', () => {
    const labels = ['B2', 'A-10', 'A-2', 'a 2', '7', '-', ...[3, 4, 5, 6, 7].map((n) => `A-${n}`)];
    const { rooms } = layOutSeats([...labels, 'A-11', 'A-12', 'A-13', 'A-14'], '자습실');
    expect(rooms.map(({ name }) => name)).toEqual(['자습실', 'A', 'B']);
    expect(rooms[1]?.seats.map(({ label, x, y }) => `${label} ${x},${y}`)).toEqual([
      'a 2 0,0',
      'A-3 1,0',
      'A-4 2,0',
      'A-5 3,0',
      'A-6 4,0',
      'A-7 0,1',
      'A-10 1,1',
      'A-11 2,1',
      'A-12 3,1',
      'A-13 4,1',
      'A-14 0,3',
    ]);
    expect(seatMapError({ rooms })).toBeUndefined();
  });

  test('of a large hall can be saved too', () => {
    const labels = Array.from({ length: 600 }, (_, at) => `S${at + 1}`);
    const map = layOutSeats(labels, '자습실');
    expect(map.rooms[0]?.seats).toHaveLength(600);
    expect(seatMapError(map)).toBeUndefined();
  });
});

describe('where the student of a seat is', () => {
  const at = clockTime;
  const now = (row: Parameters<typeof anAttendanceRow>[0], clock = '14:30') => {
    const { state, at: time } = seatNow(anAttendanceRow(row), aDayContext({ clock: at(clock) }));
    return `${state} ${time ?? '-'}`;
  };
  const came = (more: Parameters<typeof aVisit>[0] = {}) =>
    aVisit({ arrivedAt: at('13:50'), ...more });

  test.each([
    ['came', { visit: came() }, 'here 13:50'],
    [
      'came back',
      { visit: came({ outings: [{ from: at('14:05'), to: at('14:20') }] }) },
      'here 14:20',
    ],
    ['is out', { visit: came({ outings: [{ from: at('14:05'), to: null }] }) }, 'out 14:05'],
    ['went home', { visit: came({ leftAt: at('14:10') }) }, 'left 14:10'],
    ['nobody saw them', {}, 'missing -'],
    [
      'marked present, nobody wrote when',
      { marks: [{ period: 1, mark: anAttendanceMark({ status: 'PRESENT' }) }] },
      'here -',
    ],
    [
      'marked absent',
      { marks: [{ period: 1, mark: anAttendanceMark({ status: 'ABSENT' }) }] },
      'absent -',
    ],
    [
      'reported to come late',
      {
        reportedAbsences: [aReportedAbsence({ kind: 'LATE', from: at('00:00'), to: at('15:00') })],
      },
      'expected 15:00',
    ],
  ])('%s', (_, row, said) => {
    expect(now(row)).toBe(said);
  });

  test('before the day begins with the first period', () => {
    expect(now({}, '09:00')).toBe('expected 14:00');
  });
});
