import { Select } from '@academy/ui/select';
import { useTheme, type ThemeChoice } from '@academy/ui/theme';
import { messages } from '../shared/texts/messages';

const { label, labels } = messages.theme;
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Light, dark or as the system: a select, because three segments do not fit the menu's width. */
export function ThemeSelect() {
  const { theme, setTheme } = useTheme();
  return (
    <Select
      size="dense"
      label={label}
      labelHidden
      value={theme}
      onValueChange={(value) => setTheme(choices.find((choice) => choice === value) ?? 'system')}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {`${label}: ${labels[choice]}`}
        </option>
      ))}
    </Select>
  );
}
