import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeA11y } from '../testing/describe-a11y';
import { MealChip } from '.';

describeA11y('MealChip', {
  role: 'checkbox',
  name: '11월 20일 금요일 점심',
  render: ({ disabledReason, ...props }, onActivate) => (
    <MealChip
      meal="lunch"
      text="점심"
      label="11월 20일 금요일 점심"
      selected={false}
      onToggle={onActivate}
      lockReason={typeof disabledReason === 'string' ? disabledReason : undefined}
      {...props}
    />
  ),
  keys: [' ', '{Enter}'],
  disabledReason: true,
});

test('chips with one reason are described by the one element that holds it, and show it when tapped', async () => {
  render(
    <>
      <span id="why" hidden>
        신청 기간이 아니에요.
      </span>
      {(['lunch', 'dinner'] as const).map((meal) => (
        <MealChip
          key={meal}
          meal={meal}
          text={meal}
          label={meal}
          selected={false}
          lockReason="신청 기간이 아니에요."
          lockReasonId="why"
        />
      ))}
    </>,
  );
  const dinner = screen.getByRole('checkbox', { name: 'dinner' });
  expect(dinner).toHaveAccessibleDescription('신청 기간이 아니에요.');
  expect(screen.queryAllByRole('tooltip', { hidden: true })).toHaveLength(0);
  await userEvent.click(dinner);
  expect(screen.getAllByRole('tooltip', { hidden: true })).toHaveLength(1);
  expect(dinner).toHaveAccessibleDescription('신청 기간이 아니에요.');
});
