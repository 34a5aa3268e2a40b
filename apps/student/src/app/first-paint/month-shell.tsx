import { meals } from '@academy/domain/meals';
import { month } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { MoreIcon, NoticeIcon, UserIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { MonthGridOutline } from '@academy/ui/month-grid';
import { StudentShell } from '@academy/ui/student-shell';
import { moreText } from '@academy/ui/words';
import { renderToStaticMarkup } from 'react-dom/server';
import costs from '../../features/meals/invoice/cost-bar.module.css';
import page from '../../features/meals/meals-page.module.css';
import { mealsTexts } from '../../features/meals/meals-texts';
import { MonthBar, SelectAll, UnknownDeadline } from '../../features/meals/month-tools';
import { mealsPath } from '../../shared/meals-path';
import { shellTexts } from '../../shared/shell-texts';
import frame from '../shell/shell.module.css';
import { shellTabs, submitPage } from '../shell/tabs';

const nothing = () => undefined;
/** first-paint.js writes the month over it that the address asks for. */
const ANY = month('2026-01');

/** What every month has, whoever looks at it: the frame, the tools and 42 empty cells. */
function MonthShell() {
  const tabs = shellTabs(true);
  const featureOf = new Map(tabs.map(({ path, feature }) => [path, feature]));
  return (
    <StudentShell
      title={shellTexts.tabs.meals}
      tabs={tabs.map(({ path: href, label, icon }) => ({
        href,
        label,
        icon,
        current: href === mealsPath,
      }))}
      navLabel={shellTexts.navigation}
      renderLink={({ children, ...link }) => (
        <a {...link} data-feature={featureOf.get(link.href)}>
          {children}
        </a>
      )}
      actions={
        <>
          <a href={submitPage.path} className={frame.profileButton}>
            {submitPage.icon}
            <span className={frame.wideOnly}>{shellTexts.submit}</span>
          </a>
          <button type="button" className={frame.profileButton}>
            <UserIcon />
          </button>
        </>
      }
    >
      <div className={page.page}>
        <section className={page.main}>
          <div className={page.tools}>
            <MonthBar month={ANY} thisMonth={ANY} onStep={nothing} onToday={nothing} />
            <Button size="dense" className={page.action}>
              <NoticeIcon />
              <span>
                <span className={page.deskOnly}>{mealsTexts.menu[0]}</span> {mealsTexts.menu[1]}
              </span>
            </Button>
            <span className={page.monthMenu}>
              <IconButton label={moreText}>
                <MoreIcon />
              </IconButton>
            </span>
          </div>
          <div className={page.wideOnly}>
            <UnknownDeadline />
          </div>
          <div className={page.selectAllBar}>
            {meals.map((meal) => (
              <SelectAll
                key={meal}
                meal={meal}
                state="unchecked"
                note=""
                whyNot={undefined}
                onWanted={nothing}
              />
            ))}
          </div>
          <MonthGridOutline>
            <div className={page.chips}>
              {meals.map((meal) => (
                <span key={meal} className={page.chipRoom} />
              ))}
            </div>
          </MonthGridOutline>
          <div className={page.phoneOnly}>
            <div className={costs.bar}>
              <span className={costs.text} />
              <span className={costs.fabRoom} />
            </div>
          </div>
        </section>
      </div>
    </StudentShell>
  );
}

/** Asked for by first-paint.mjs when the document is built. */
export const monthShell = (): string => renderToStaticMarkup(<MonthShell />);
