import { Fragment, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, buttonClassName } from '../button';
import { FilterIcon, MoreIcon } from '../icon';
import { cx } from '../internal/cx';
import { Row, Stack } from '../layout';
import { Menu, type MenuItem } from '../menu';
import { InPageBar } from '../page-bar';
import { Popover } from '../popover';
import { ConditionContext } from './conditions';
import styles from './filter-bar.module.css';

export interface FilterBarProps extends Omit<ComponentProps<'search'>, 'aria-label'> {
  /** Names the part of the page: 학생 찾기. */
  label: string;
  /** The search field. */
  search?: ReactNode;
  /** The conditions: `FilterSelect`, `FilterChip`, `FilterToggle`, `FilterPart`. */
  children?: ReactNode;
  /** How much there is and how much is shown: 전체 312명 · 표시 47명. */
  count?: ReactNode;
  /** What is pressed many times a day and does not fit a menu. */
  actions?: ReactNode;
  /** All else that can be done with the list: files, paper, columns. */
  more?: readonly MenuItem[];
  /** The one thing that managers come for: 학생 등록. */
  primary?: ReactNode;
  /** Text of the button that clears all conditions; leave it out when there are none. */
  clearLabel?: string | undefined;
  /** Take every condition away, the search too. */
  onClear?: () => void;
  /** Above its list and not in the bar of the page, which is far from one list of several. */
  inPlace?: boolean;
  /** 필터 · 목록 도구 */
  texts?: { filter: string; more: string };
}

const KOREAN = { filter: '필터', more: '목록 도구' };

/**
 * The tools of a list, in the bar of its page (`PageBar`): search, conditions, actions. What
 * narrows the list is below the bar as chips, only then.
 */
export function FilterBar({
  label,
  search,
  children,
  count,
  actions,
  more = [],
  primary,
  clearLabel,
  onClear,
  inPlace = false,
  texts = KOREAN,
  className,
  ...rest
}: FilterBarProps) {
  const [inUse, setInUse] = useState(0);
  const [drawn] = useState(() => {
    const add = (by: number) => setInUse((now) => now + by);
    return {
      control: { as: 'control', count: add },
      chip: { as: 'chip', count: add },
    } as const;
  });
  const clear = clearLabel !== undefined && (
    <Button variant="text" size="dense" onClick={onClear}>
      {clearLabel}
    </Button>
  );
  const Place = inPlace ? Fragment : InPageBar;
  return (
    <>
      <Place>
        <search
          {...rest}
          aria-label={label}
          className={cx(styles.bar, inPlace && styles.inPlace, className)}
        >
          {/* Always there: what is put into it later is announced. */}
          <p className={styles.count} data-optional="" aria-live="polite">
            {count && <span>{count}</span>}
          </p>
          {search !== undefined && <div className={styles.search}>{search}</div>}
          {children !== undefined && (
            <Popover
              sheet
              align="end"
              className={buttonClassName({ size: 'dense' }, styles.filter)}
              panelLabel={texts.filter}
              panel={
                <ConditionContext value={drawn.control}>
                  <Stack gap={12} className={styles.panel}>
                    {children}
                  </Stack>
                </ConditionContext>
              }
            >
              <FilterIcon /> <span className={styles.word}>{texts.filter}</span>
              {inUse > 0 && <b className={styles.inUse}>{inUse}</b>}
            </Popover>
          )}
          {actions}
          {more.length > 0 && (
            <Menu
              aria-label={texts.more}
              className={buttonClassName({ size: 'dense' }, styles.more)}
              items={more}
            >
              <MoreIcon />
            </Menu>
          )}
          {primary !== undefined && <div className={styles.primary}>{primary}</div>}
        </search>
      </Place>
      <Row gap={8} align="center" className={styles.chips}>
        <ConditionContext value={drawn.chip}>{children}</ConditionContext>
        {clear}
      </Row>
    </>
  );
}
