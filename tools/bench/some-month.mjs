import { writeFileSync } from 'node:fs';

/** A month of meals, every second lunch of it taken, for the pages of a folder. @param {string} folder */
export function writeSomeMonth(folder) {
  const month = new Date().toISOString().slice(0, 7);
  const days = Array.from({ length: 28 }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
    lunch: index % 2 === 0,
    dinner: false,
  }));
  writeFileSync(`${folder}/month.json`, JSON.stringify(days));
}
