import { writeFileSync } from 'node:fs';

/** Writes a month of meals, every second lunch taken, for pages. @param {string} folder */
export function writeSomeMonth(folder) {
  const month = new Date().toISOString().slice(0, 7);
  const days = Array.from({ length: 28 }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
    lunch: index % 2 === 0,
    dinner: false,
  }));
  writeFileSync(`${folder}/month.json`, JSON.stringify(days));
}
