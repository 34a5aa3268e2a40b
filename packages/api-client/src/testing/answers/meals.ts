/** A month of two reservations in every shape that a server may give it. */
const plain = [
  { date: '2026-11-19', lunch: true, dinner: false },
  { date: '2026-11-20', lunch: false, dinner: true },
];

export const months: Record<string, unknown> = {
  ours: plain,
  'with studentId and ids': plain.map((day, id) => ({ id, studentId: 7, ...day })),
  'under content': { content: plain },
  'under items': { items: plain },
  'under list': { list: plain },
  'under results': { results: plain },
  'under data': { success: true, data: plain },
  'under data.content': { data: { content: plain } },
  'dates with a time': plain.map((day) => ({ ...day, date: `${day.date}T00:00:00` })),
  'dates with a blank and a time': plain.map((day) => ({ ...day, date: `${day.date} 00:00:00.0` })),
  'midnights in Seoul as instants': plain.map((day) => ({
    ...day,
    date: new Date(`${day.date}T00:00:00+09:00`).toISOString(),
  })),
  'midnights with the offset': plain.map((day) => ({ ...day, date: `${day.date}T00:00:00+09:00` })),
  'dates as number lists': plain.map((day) => ({ ...day, date: day.date.split('-').map(Number) })),
  'flags as 1 and 0': plain.map((day) => ({
    ...day,
    lunch: Number(day.lunch),
    dinner: Number(day.dinner),
  })),
  'flags as text': plain.map((day) => ({
    ...day,
    lunch: String(day.lunch),
    dinner: day.dinner ? '1' : '0',
  })),
  'flags as Y and N': plain.map((day) => ({
    ...day,
    lunch: day.lunch ? 'Y' : 'N',
    dinner: day.dinner ? 'Y' : 'N',
  })),
  'false flags left out': plain.map(({ date, lunch, dinner }) => ({
    date,
    ...(lunch && { lunch }),
    ...(dinner && { dinner }),
  })),
  'false flags null': plain.map(({ date, lunch, dinner }) => ({
    date,
    lunch: lunch || null,
    dinner: dinner || null,
  })),
};

export const monthRead = plain;
