/** A month of meals, every second lunch of it taken. */
export function someMonth() {
  const month = new Date().toISOString().slice(0, 7);
  return Array.from({ length: 28 }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
    lunch: index % 2 === 0,
    dinner: false,
  }));
}
