/** The seven weekdays as a picker shows them, Sunday first. */
export const sampleWeekdays = ['일', '월', '화', '수', '목', '금', '토'].map((label, value) => ({
  value,
  label,
  name: `${label}요일`,
}));
