import textStyles from '@academy/ui/styles/text.module.css';
import { readTable } from '@academy/domain/tables';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Row, Stack } from '@academy/ui/layout';
import { sheetTexts as texts } from './sheet-texts';
import type { OpenedSheets } from './use-open-sheets';

interface Props {
  sheets: OpenedSheets;
  onBack: () => void;
}

/** Every sheet of a file, to choose from: also what is hidden, and what was taken already. */
export function SheetPick({ sheets: { opened, pick }, onBack }: Props) {
  if (!opened) return null;
  return (
    <Stack as="section" gap={8}>
      <h3>{texts.choose}</h3>
      <p className={textStyles.help}>{texts.chooseHelp}</p>
      <Stack as="ul" gap={8}>
        {opened.sheets.map((sheet, at) => (
          <li key={`${at} ${sheet.name}`}>
            <Row gap={8} align="center">
              <Button onClick={() => pick(at)}>{sheet.name}</Button>
              <span className={textStyles.help}>
                {texts.size(readTable(sheet).cells.filter((row) => row.length > 0).length)}
              </span>
              {sheet.hidden && <Badge>{texts.hiddenSheet}</Badge>}
              {opened.done.has(at) && <Badge meaning="done">{texts.done}</Badge>}
            </Row>
          </li>
        ))}
      </Stack>
      <Row gap={8} justify="end">
        <Button onClick={onBack}>{texts.back}</Button>
      </Row>
    </Stack>
  );
}
