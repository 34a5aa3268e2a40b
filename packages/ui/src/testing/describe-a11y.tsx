import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createRef } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';

export interface A11yCase {
  /**
   * Renders the component with `props` spread on it; `onActivate` goes to whatever event a press
   * causes.
   */
  render: (props: Record<string, unknown>, onActivate: () => void) => ReactElement;
  role: string;
  name: string;
  /** Keys that act while the control has the focus. */
  keys?: string[];
  /** The component takes `disabledReason`. */
  disabledReason?: boolean;
}

const rulesThatNeedLayout = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/**
 * The conformance suite of every interactive component: role and name, axe, keyboard, the reason
 * when it is disabled, and that `ref`, `className` and native props arrive. Layout and colours are
 * the stories' part.
 */
export function describeA11y(
  title: string,
  { render: element, role, name, keys = [], disabledReason = false }: A11yCase,
) {
  const control = () => screen.getByRole(role, { name });

  describe(`${title}: accessibility`, () => {
    test(`is a ${role} named "${name}" without axe violations`, async () => {
      const { container } = render(element({}, () => undefined));
      expect(control()).toBeInTheDocument();
      const { violations } = await axe.run(container, { rules: rulesThatNeedLayout });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    });

    test('passes on ref, className and native props', () => {
      const ref = createRef<HTMLElement>();
      const { container } = render(
        element({ ref, className: 'from-user', 'data-from-user': 'yes' }, () => undefined),
      );
      expect(ref.current).toBeInstanceOf(HTMLElement);
      expect(container.querySelector('.from-user')).not.toBeNull();
      expect(container.querySelector('[data-from-user=yes]')).not.toBeNull();
    });

    test.each(keys)('acts on %s', async (key) => {
      const onActivate = vi.fn<() => void>();
      render(element({}, onActivate));
      control().focus();
      await userEvent.keyboard(key);
      expect(onActivate).toHaveBeenCalled();
    });

    if (!disabledReason) return;

    test('with a disabled reason stays focusable, says why and does nothing', async () => {
      const onActivate = vi.fn<() => void>();
      render(element({ disabledReason: '신청 기간이 아니에요.' }, onActivate));
      await userEvent.tab();
      expect(control()).toHaveFocus();
      expect(control()).toHaveAttribute('aria-disabled', 'true');
      expect(control()).toHaveAccessibleDescription('신청 기간이 아니에요.');
      await userEvent.click(control());
      for (const key of keys) await userEvent.keyboard(key);
      expect(onActivate).not.toHaveBeenCalled();
    });
  });
}
