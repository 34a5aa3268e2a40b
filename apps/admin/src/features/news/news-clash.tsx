import { newsCategoryName } from '@academy/domain/messages';
import type { ManagedNews } from '@academy/domain/news';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChangeList, type Change } from '@academy/ui/change-list';
import { WarningIcon } from '@academy/ui/icon';
import { useEffect, useId, useRef } from 'react';
import { changeTexts } from '../../shared/kit-texts';
import styles from './news-form.module.css';
import { fieldsOf, type NewsFields } from './news-fields';
import { newsFormTexts as texts } from './news-texts';

const yesNo = (flag: boolean) => (flag ? texts.yes : texts.no);
const picturesText = ({ pictures }: NewsFields) => (pictures.length === 0 ? '' : `${texts.count(pictures.length)} ${pictures.map(({ alt, key }) => alt || key.slice(0, 6)).join(', ')}`);

/** What differs, field by field: theirs → ours. */
function differences(theirs: NewsFields, mine: NewsFields): Change[] {
  const lines: [string, (fields: NewsFields) => string][] = [
    [texts.title, ({ title }) => title], [texts.category, ({ category }) => newsCategoryName(category)], [texts.month, ({ month }) => month], [texts.pictures, picturesText], [texts.content, ({ content }) => content],
    [texts.beginDay, ({ beginDay, beginTime }) => `${beginDay} ${beginTime}`.trim()], [texts.endDay, ({ endDay, endTime }) => `${endDay} ${endTime}`.trim()], [texts.pinned, ({ pinned }) => yesNo(pinned)],
  ];
  return lines.filter(([, textOf]) => textOf(theirs) !== textOf(mine)).map(([label, textOf]) => ({ label, before: textOf(theirs), after: textOf(mine) }));
}

interface Props {
  theirs: ManagedNews;
  mine: NewsFields;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else saved first: both values of everything that differs, and the choice. Takes the focus, because the button that led here stands elsewhere. */
export function NewsClash({ theirs, mine, onMine, onTheirs }: Props) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} className={styles.clash} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}><WarningIcon size="1em" /> {texts.clash(formatMoment(new Date(theirs.updatedAt)))}</h2>
      <ChangeList changes={differences(fieldsOf(theirs), mine)} texts={{ ...changeTexts, before: texts.clashSaved, after: texts.clashMine }} />
      <div className={styles.choices}>
        <Button onClick={onTheirs}>{texts.takeTheirs}</Button>
        <Button variant="primary" onClick={onMine}>{texts.takeMine}</Button>
      </div>
    </section>
  );
}
