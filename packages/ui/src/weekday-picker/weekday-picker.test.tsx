import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeA11y } from '../testing/describe-a11y';
import { sampleWeekdays } from '../testing/sample-weekdays';
import { WeekdayPicker } from '.';

describeA11y('WeekdayPicker', {
  role: 'group',
  name: '요일',
  render: (props, onActivate) => (
    <WeekdayPicker
      {...props}
      label="요일"
      options={sampleWeekdays}
      value={[2]}
      onValueChange={onActivate}
    />
  ),
});

test('answers the chosen weekdays in the order of the options', async () => {
  const onValueChange = vi.fn<(weekdays: number[]) => void>();
  render(
    <WeekdayPicker
      label="요일"
      options={sampleWeekdays}
      value={[4, 2]}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '월요일' }));
  expect(onValueChange).toHaveBeenLastCalledWith([1, 2, 4]);
  await userEvent.click(screen.getByRole('checkbox', { name: '화요일' }));
  expect(onValueChange).toHaveBeenLastCalledWith([4]);
});
