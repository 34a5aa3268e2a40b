import { MoonIcon, SunIcon, SystemIcon } from '../icon';
import { SegmentedControl } from '../segmented-control';
import type { SegmentedControlProps } from '../segmented-control';
import { themeChoices } from './theme-choice';
import type { ThemeChoice } from './theme-choice';
import { useTheme } from './use-theme';

export interface ThemeControlProps extends Omit<
  SegmentedControlProps<ThemeChoice>,
  'options' | 'value' | 'onValueChange'
> {
  /** The word of each choice: 시스템, 밝게, 어둡게. */
  labels: Record<ThemeChoice, string>;
}

const icons = { system: <SystemIcon />, light: <SunIcon />, dark: <MoonIcon /> };

/** The choice between the system's theme, light and dark; stored on the device. */
export function ThemeControl({ labels, ...rest }: ThemeControlProps) {
  const { theme, setTheme } = useTheme();
  const options = themeChoices.map((value) => ({
    value,
    label: (
      <>
        {icons[value]} {labels[value]}
      </>
    ),
  }));
  return <SegmentedControl {...rest} options={options} value={theme} onValueChange={setTheme} />;
}
