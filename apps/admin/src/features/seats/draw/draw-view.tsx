import textStyles from '@academy/ui/styles/text.module.css';
import type { StudentChoice } from '@academy/domain/identity';
import { seatKey } from '@academy/domain/identity';
import { layOutSeats, type EditedSeatMap, type SeatMap } from '@academy/domain/seats';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { UndoIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Select } from '@academy/ui/select';
import { saveText } from '@academy/ui/words';
import { useMemo } from 'react';
import { FormBar } from '../../../shared/forms/form-bar';
import { clashReason, SaveClash } from '../../../shared/forms/save-clash';
import { useManager } from '../../../shared/session/use-manager';
import { messages } from '../../../shared/texts/messages';
import { DrawFloor } from './draw-floor';
import { DrawPanel } from './draw-panel';
import { drawTexts as texts } from './draw-texts';
import styles from './draw-view.module.css';
import { useDrawForm, type DrawForm } from './use-draw-form';
import { TOOLS, useDrawing, type Drawing, type DrawTool } from './use-drawing';

const LABELS = { rooms: texts.field };
const ADDED: readonly DrawTool[] = ['seat', 'wall', 'label'];
const valueText = ({ rooms }: SeatMap) =>
  texts.value(
    rooms.length,
    rooms.reduce((sum, { seats }) => sum + seats.length, 0),
  );

/** Which room, with what one draws, and what can be put there by a button. */
function Tools({ drawing, seats }: { drawing: Drawing; seats: readonly string[] }) {
  const { rooms, place, room, tool, setTool, open, addRoom, add, replace, undo, whyNoUndo } =
    drawing;
  return (
    <Row gap={12} lineGap={8} align="end">
      {rooms.length > 0 && (
        <Select label={texts.rooms} value={String(place)} onValueChange={(at) => open(Number(at))}>
          {rooms.map(({ name }, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Button onClick={addRoom}>{texts.addRoom}</Button>
      {rooms.length === 0 && (
        <Button
          variant="primary"
          disabledReason={seats.length === 0 ? texts.noSeats : undefined}
          onClick={() => replace(layOutSeats(seats, texts.otherRoom).rooms)}
        >
          {texts.fromStudents}
        </Button>
      )}
      {room && (
        <>
          <SegmentedControl
            label={texts.tools}
            value={tool}
            options={TOOLS.map((value) => ({ value, label: texts.tool[value] }))}
            onValueChange={setTool}
          />
          {ADDED.map((kind) => (
            <Button key={kind} onClick={() => add(kind)}>
              {texts.add[kind]}
            </Button>
          ))}
          <Button disabledReason={whyNoUndo} onClick={undo}>
            <UndoIcon /> {texts.undo}
          </Button>
        </>
      )}
    </Row>
  );
}

/** Always in view: what waits, what is in the way, who saved last. */
function SaveBar({ form, missing }: { form: DrawForm; missing: string | undefined }) {
  const { base, dirty, busy, clash, problem, discard, save } = form;
  const unchanged = dirty ? undefined : texts.unchanged;
  return (
    <FormBar>
      <p className={textStyles.help}>
        {base.updatedAt === null
          ? texts.neverSaved
          : texts.lastSaved(
              formatMoment(new Date(base.updatedAt)),
              base.updatedByName ?? texts.system,
            )}
      </p>
      <InlineError>{problem}</InlineError>
      <Button disabledReason={unchanged} onClick={discard}>
        {texts.discard}
      </Button>
      <Button
        variant="primary"
        loading={busy}
        disabledReason={missing ?? unchanged ?? clashReason(clash, LABELS)}
        onClick={save}
      >
        {saveText}
      </Button>
    </FormBar>
  );
}

const keysOf = ({ rooms }: SeatMap) =>
  new Set(rooms.flatMap(({ seats }) => seats.map(({ label }) => seatKey(label))));

interface Props {
  loaded: EditedSeatMap;
  students: readonly StudentChoice[];
}

/** 그리기: rooms, rows of seats, walls and words, by dragging and by keyboard. */
export function DrawView({ loaded, students }: Props) {
  const missing = useManager().missing('settings.write');
  const form = useDrawForm(loaded);
  const { draft, base, clash } = form;
  const drawing = useDrawing(draft.rooms, (rooms) => form.change({ rooms }));
  const { room, tool, said } = drawing;
  const seated = useMemo(() => students.filter(({ seat }) => seat !== null), [students]);
  const names = useMemo(
    () => new Map(seated.map(({ seat, name }) => [seatKey(seat ?? ''), name])),
    [seated],
  );
  const [before, after] = [keysOf(base.map), keysOf(draft)];
  const unseated = [...names.keys()].filter((key) => before.has(key) && !after.has(key)).length;

  return (
    <>
      {clash && (
        <SaveClash
          key={base.version}
          title={messages.saveClash.title}
          form={form}
          clash={clash}
          labels={LABELS}
          valueText={valueText}
        />
      )}
      <Tools drawing={drawing} seats={seated.flatMap(({ seat }) => seat ?? [])} />
      {room && (
        <div className={styles.columns}>
          <div>
            <DrawFloor key={drawing.place} drawing={drawing} room={room} names={names} />
            <p className={textStyles.help}>{texts.help[tool]}</p>
            <output className={styles.said}>{said}</output>
          </div>
          <DrawPanel drawing={drawing} room={room} />
        </div>
      )}
      {unseated > 0 && <p className={styles.warning}>{texts.unseats(unseated)}</p>}
      <SaveBar form={form} missing={missing} />
    </>
  );
}
