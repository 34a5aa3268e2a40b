// A day of attendance and its marks: what every sheet here is measured with.
import './sheet.css';
import { type ComponentType, useCallback, useState } from 'react';
import { showData } from './show-data';

export interface SheetRow {
  id: string;
  seat: string;
  name: string;
  grade: string;
  /** A letter per period. */
  marks: readonly string[];
}
export interface SheetProps {
  periods: readonly string[];
  rows: SheetRow[];
  onMark: (id: string, period: number, letter: string) => void;
}

const LETTERS = ['·', '지', '조', '외', '결'];

/** The letter of a digit key. */
export const letterOf = (key: string): string | undefined => LETTERS[Number(key) - 1];

/** The columns before the periods, with their widths. */
export const PERSON = [
  { id: 'seat', header: '좌석', width: 68 },
  { id: 'name', header: '이름', width: 92 },
  { id: 'grade', header: '학년', width: 72 },
] as const;
export const ROW_HEIGHT = 40;
/** Rows that are drawn before and after those in view. */
export const OVERSCAN = 5;

interface Day {
  periods: readonly string[];
  rows: SheetRow[];
}

function Page({ day, Sheet }: { day: Day; Sheet: ComponentType<SheetProps> }) {
  const [rows, setRows] = useState(day.rows);
  const mark = useCallback((id: string, period: number, letter: string) => {
    setRows((before) =>
      before.map((row) =>
        row.id === id ? { ...row, marks: row.marks.with(period, letter) } : row,
      ),
    );
  }, []);
  return <Sheet periods={day.periods} rows={rows} onMark={mark} />;
}

export const show = (Sheet: ComponentType<SheetProps>): Promise<void> =>
  showData<Day>('/sheet.json', (day) => <Page day={day} Sheet={Sheet} />);
