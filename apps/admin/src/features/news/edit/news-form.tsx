import columnStyles from '@academy/ui/styles/column.module.css';
import {
  NEWS_CONTENT_LIMIT,
  NEWS_TITLE_LIMIT,
  newsCategoryName,
  newsCategorySchema,
  type ManagedNews,
} from '@academy/domain/news';
import { formatMoment, formatMonth } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { InlineError } from '@academy/ui/inline-error';
import { Select } from '@academy/ui/select';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { TimeField } from '@academy/ui/time-field';
import { saveText } from '@academy/ui/words';
import { useState } from 'react';
import { PictureField } from '../../../shared/pictures/picture-field';
import { serverClock } from '../../../shared/api';
import { FormBar } from '../../../shared/forms/form-bar';
import { SaveClash, clashReason, type Clashing } from '../../../shared/forms/save-clash';
import { messages } from '../../../shared/texts/messages';
import { useManager } from '../../../shared/session/use-manager';
import { FlagFields, ReaderFields, type FieldsProps } from './reader-fields';
import { MenuField } from './menu-field';
import { PdfField } from './pdf-field';
import { valueText } from './value-text';
import { monthsAround, readFields, type NewsFields, type NewsStart } from './news-fields';
import styles from './news-form.module.css';
import { NewsPreview } from './news-preview';
import { newsFormTexts as texts } from '../news-texts';
import { useNewsForm } from './use-news-form';

interface Props {
  /** Null: a new one. */
  news: ManagedNews | null;
  /** What a new one begins with. */
  start?: NewsStart;
  onDone: () => void;
}

/** 공지 작성 · 수정. */
export function NewsForm({ news, start, onDone }: Props) {
  const missing = useManager().missing('news.write');
  const form = useNewsForm(news, { start, onDone });
  const { draft: fields, errors, clash, base } = form;
  const [previewed, setPreviewed] = useState(false);
  const isDraft = base === null || base.draft;
  const now = serverClock.serverNow();
  const publishAt =
    readFields(fields, { draft: true, news: base, now }).form.publishAt ?? now.toISOString();
  const waits = new Date(publishAt) > now;

  return (
    <form
      className={columnStyles.gap16}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(false);
      }}
    >
      {form.restored && (
        <Banner
          kind="info"
          action={
            <Button size="dense" onClick={form.discard}>
              {texts.dropKept}
            </Button>
          }
        >
          {texts.kept}
        </Banner>
      )}
      {clash && <NewsClash form={form} clash={clash} />}
      <TextField
        label={texts.title}
        value={fields.title}
        error={errors.title}
        hint={texts.titleCount(Array.from(fields.title.trim()).length, NEWS_TITLE_LIMIT)}
        disabledReason={missing}
        onValueChange={(title) => form.change({ title })}
        autoComplete="off"
        required
      />
      <KindFields fields={fields} errors={errors} disabledReason={missing} onChange={form.change} />
      <FileFields form={form} />
      <TextArea
        label={texts.content}
        value={fields.content}
        error={errors.content}
        rows={6}
        maxLength={NEWS_CONTENT_LIMIT}
        disabledReason={missing}
        onValueChange={(content) => form.change({ content })}
      />
      {fields.category === 'MENU' && (
        <MenuField
          fields={fields}
          error={errors.menu}
          disabledReason={missing}
          onChange={form.change}
        />
      )}
      <TimeFields fields={fields} errors={errors} disabledReason={missing} onChange={form.change} />
      <ReaderFields
        fields={fields}
        errors={errors}
        disabledReason={missing}
        onChange={form.change}
      />
      <FlagFields fields={fields} errors={errors} disabledReason={missing} onChange={form.change} />
      <Actions form={form} isDraft={isDraft} waits={waits} onPreview={() => setPreviewed(true)} />
      <NewsPreview
        news={previewed ? { ...fields, publishedAt: publishAt } : undefined}
        onClose={() => setPreviewed(false)}
      />
    </form>
  );
}

/** Its pictures, and its PDFs: both may be dropped anywhere on the page. */
function FileFields({ form }: { form: ReturnType<typeof useNewsForm> }) {
  const missing = useManager().missing('news.write');
  const { pictures, files, errors } = form;
  return (
    <>
      <PictureField
        pictures={pictures}
        error={errors.pictures}
        disabledReason={missing}
        onOthers={(dropped) => {
          const pdfs = dropped.filter(({ name }) => /\.pdf$/i.test(name));
          files.add(pdfs);
          return dropped.filter((file) => !pdfs.includes(file));
        }}
      />
      <PdfField files={files} error={errors.files} disabledReason={missing} />
    </>
  );
}

/** What kind of notice it is, and the month that it is about. */
function KindFields({ fields, errors, disabledReason, onChange }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <Select
        label={texts.category}
        hint={fields.category === 'URGENT' ? texts.urgentHint : undefined}
        value={fields.category}
        disabledReason={disabledReason}
        onValueChange={(category) => onChange({ category: newsCategorySchema.parse(category) })}
      >
        {newsCategorySchema.options.map((category) => (
          <option key={category} value={category}>
            {newsCategoryName(category)}
          </option>
        ))}
      </Select>
      <Select
        label={texts.month}
        hint={texts.monthHint}
        value={fields.month}
        error={errors.month}
        disabledReason={disabledReason}
        onValueChange={(month) => onChange({ month })}
      >
        <option value="">{texts.noMonth}</option>
        {monthsAround(serverClock.serverNow(), fields.month).map((month) => (
          <option key={month} value={month}>
            {formatMonth(month)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** From when and until when students see it, by the clock in Seoul. */
function TimeFields({ fields, errors, disabledReason, onChange }: FieldsProps) {
  const common = { disabledReason, reasonHidden: true };
  return (
    <fieldset className={styles.times}>
      <legend className={styles.heading}>{texts.times}</legend>
      <div className={styles.moment}>
        <DateField
          {...common}
          label={texts.beginDay}
          hint={texts.beginHint}
          pickerLabel={texts.calendar}
          value={fields.beginDay}
          error={errors.publishAt}
          onValueChange={(beginDay) => onChange({ beginDay })}
        />
        <TimeField
          {...common}
          label={texts.beginTime}
          pickerLabel={texts.clock}
          value={fields.beginTime}
          onValueChange={(beginTime) => onChange({ beginTime })}
        />
      </div>
      <div className={styles.moment}>
        <DateField
          {...common}
          label={texts.endDay}
          hint={texts.endHint}
          pickerLabel={texts.calendar}
          value={fields.endDay}
          error={errors.endAt}
          onValueChange={(endDay) => onChange({ endDay })}
        />
        <TimeField
          {...common}
          label={texts.endTime}
          pickerLabel={texts.clock}
          value={fields.endTime}
          onValueChange={(endTime) => onChange({ endTime })}
        />
      </div>
    </fieldset>
  );
}

interface ActionsProps {
  form: ReturnType<typeof useNewsForm>;
  isDraft: boolean;
  /** It appears only later. */
  waits: boolean;
  onPreview: () => void;
}

/** Preview, keep as a draft, publish. */
function Actions({ form, isDraft, waits, onPreview }: ActionsProps) {
  const missing = useManager().missing('news.write');
  const blocked = missing ?? form.blocked ?? clashReason(form.clash, texts);
  const unchanged = form.dirty ? undefined : texts.unchanged;
  return (
    <FormBar>
      <InlineError>{form.failure}</InlineError>
      <Button onClick={onPreview}>{texts.preview}</Button>
      {isDraft && (
        <Button
          loading={form.busy}
          disabledReason={blocked ?? unchanged}
          onClick={() => form.submit(true)}
        >
          {texts.saveDraft}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        loading={form.busy}
        disabledReason={blocked ?? (isDraft ? undefined : unchanged)}
      >
        {isDraft ? (waits ? texts.schedule : texts.publish) : saveText}
      </Button>
    </FormBar>
  );
}

/** A notice that another user saved first. */
const NewsClash = ({ form, clash }: Clashing<ManagedNews | null, NewsFields>) => (
  <SaveClash
    key={form.base?.version}
    title={messages.saveClash.titleAt(
      form.base === null ? '' : formatMoment(new Date(form.base.updatedAt)),
    )}
    form={form}
    clash={clash}
    labels={texts}
    valueText={valueText}
  />
);
