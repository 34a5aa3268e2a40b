import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeA11y } from '../testing/describe-a11y';
import { sampleMonth, spokenDay } from '../testing/sample-month';
import { MonthGrid } from '.';

const november = sampleMonth(2026, 11);
/** jsdom is slow at roles and names; a week shows the same as 42 cells. */
const weekOfToday = november.slice(14, 21);

describeA11y('MonthGrid', {
  role: 'grid',
  name: '2026년 11월',
  render: (props) => (
    <MonthGrid
      label="2026년 11월"
      days={weekOfToday}
      cellLabel={spokenDay}
      renderCell={() => null}
      {...props}
    />
  ),
});

test('is one Tab stop on today, and without today on the 1st', async () => {
  const grid = (days: typeof november) => (
    <MonthGrid label="달력" days={days} cellLabel={spokenDay} renderCell={() => null} />
  );
  const { rerender } = render(grid(weekOfToday));
  await userEvent.tab();
  expect(screen.getByRole('gridcell', { name: '11월 20일 금요일' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  rerender(grid(sampleMonth(2026, 12).slice(0, 7)));
  await userEvent.tab();
  expect(screen.getByRole('gridcell', { name: '12월 1일 화요일' })).toHaveFocus();
});

test('names the holiday and marks today', () => {
  render(
    <MonthGrid
      label="달력"
      days={sampleMonth(2026, 10).slice(0, 14)}
      cellLabel={spokenDay}
      renderCell={() => null}
    />,
  );
  expect(screen.getByText('한글날')).toBeInTheDocument();
  render(
    <MonthGrid label="이번 달" days={weekOfToday} cellLabel={spokenDay} renderCell={() => null} />,
  );
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName(
    '11월 20일 금요일',
  );
});

test('writes another month into the cells that are there', () => {
  const grid = (days: typeof november) => (
    <MonthGrid label="달력" days={days} cellLabel={spokenDay} renderCell={() => null} />
  );
  const { container, rerender } = render(grid(weekOfToday));
  const before = [...container.querySelectorAll('td')];
  rerender(grid(sampleMonth(2026, 12).slice(7, 14)));
  expect(screen.getByRole('gridcell', { name: '12월 8일 화요일' })).toBe(before[2]);
  expect([...container.querySelectorAll('td')]).toEqual(before);
});

test('draws again only the days that have changed', () => {
  const renderCell = vi.fn<(day: (typeof november)[number]) => null>(() => null);
  const grid = (days: typeof november) => (
    <MonthGrid label="달력" days={days} cellLabel={spokenDay} renderCell={renderCell} />
  );
  const { rerender } = render(grid(november));
  renderCell.mockClear();
  const changed = november.map((day) =>
    day.date === '2026-11-12' ? { ...day, holidayName: '휴원' } : day,
  );
  rerender(grid(changed));
  expect(renderCell.mock.calls.map(([{ date }]) => date)).toEqual(['2026-11-12']);
});

test('draws nothing for the days of other months', () => {
  const renderCell = vi.fn<() => null>(() => null);
  render(<MonthGrid label="달력" days={november} cellLabel={spokenDay} renderCell={renderCell} />);
  expect(renderCell).toHaveBeenCalledTimes(30);
});

test('a weekday in the head is a button with its own name', async () => {
  const onWeekdayClick = vi.fn<(weekday: number) => void>();
  render(
    <MonthGrid
      label="달력"
      days={weekOfToday}
      cellLabel={spokenDay}
      renderCell={() => null}
      onWeekdayClick={onWeekdayClick}
      weekdayAction={(weekday) => `${weekday}번 요일 모두`}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '5번 요일 모두' }));
  expect(onWeekdayClick).toHaveBeenCalledWith(5);
});

test('Tab leads to a day, past the names of the weekdays', async () => {
  render(
    <MonthGrid
      label="달력"
      days={weekOfToday}
      cellLabel={spokenDay}
      renderCell={() => null}
      onWeekdayClick={() => undefined}
      weekdayAction={(weekday) => `${weekday}번 요일 모두`}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveFocus();
});

test('a click on a widget is not one on its day', async () => {
  const onCellClick = vi.fn<(day: (typeof november)[number]) => void>();
  render(
    <MonthGrid
      label="달력"
      days={weekOfToday}
      cellLabel={spokenDay}
      renderCell={({ date }) => <button type="button">{date} 점심</button>}
      onCellClick={onCellClick}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '2026-11-20 점심' }));
  expect(onCellClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('20'));
  expect(onCellClick).toHaveBeenCalledOnce();
  expect(onCellClick.mock.lastCall?.[0]).toMatchObject({ date: '2026-11-20' });
});
