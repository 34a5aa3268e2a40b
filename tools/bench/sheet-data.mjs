const AT = '2026-03-02T05:00:00.000Z';
const mark = (/** @type {string | null} */ status, version = 1) => ({
  status,
  excused: false,
  note: '',
  version,
  at: AT,
  byId: '1',
  byName: '박관리',
});

/** A sheet of so many students and periods, two thirds of it marked. @param {string} date @param {{ students: number, periods: number }} size */
export function sheetOf(date, { students, periods }) {
  const hour = (/** @type {number} */ number) => String(8 + number).padStart(2, '0');
  return {
    date,
    asOf: AT,
    revision: 1,
    holiday: null,
    closed: null,
    periods: Array.from({ length: periods }, (_, index) => ({
      number: index + 1,
      name: `${index + 1}교시`,
      from: `${hour(index)}:00`,
      to: `${hour(index)}:50`,
    })),
    rows: Array.from({ length: students }, (_, row) => ({
      studentId: String(row + 1),
      name: `학생 ${row + 1}`,
      seat: `A-${row + 1}`,
      grade: `고${(row % 3) + 1}`,
      className: null,
      school: '하늘고',
      phoneTail: String(row).padStart(4, '0'),
      memo: '',
      told: [],
      meals: { lunch: true, dinner: false },
      pointsToday: 0,
      visit: null,
      marks: Array.from({ length: periods }, (_none, index) => ({
        period: index + 1,
        mark: mark('PRESENT'),
      })).filter((_none, index) => (row + index) % 3 > 0),
    })),
  };
}

/** What the server answers to marks: all of them written. @param {{ edits: { studentId: string, period: number, status: string | null, base: number }[] }} body */
export const savedOf = ({ edits }) => ({
  saved: edits.map(({ studentId, period, status, base }) => ({
    studentId,
    period,
    mark: mark(status, base + 1),
  })),
  conflicts: [],
  revision: 2,
});
