import textStyles from '@academy/ui/styles/text.module.css';
import {
  BLOCK_TEXT_LIMIT,
  ROOM_NAME_LIMIT,
  SEAT_LABEL_LIMIT,
  type Room,
} from '@academy/domain/seats';
import { Button } from '@academy/ui/button';
import { Row, Stack } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { isEmptySelection, renumbered, sized } from './drawing';
import { drawTexts as texts } from './draw-texts';
import styles from './draw-view.module.css';
import type { Drawing } from './use-drawing';

interface Props {
  drawing: Drawing;
  room: Room;
}

/** Its name and how many cells it has. */
function RoomFields({ drawing, room }: Props) {
  const { put, removeRoom } = drawing;
  return (
    <section aria-label={texts.rooms}>
      <Stack gap={12}>
        <TextField
          label={texts.roomName}
          value={room.name}
          maxLength={ROOM_NAME_LIMIT}
          onValueChange={(name) => put({ ...room, name })}
        />
        <Row gap={12} wrap={false}>
          <NumberField
            label={texts.columns}
            unit={texts.unit}
            step={1}
            value={room.columns}
            onValueChange={(columns) => put(sized(room, columns ?? 1, room.rows))}
          />
          <NumberField
            label={texts.rows}
            unit={texts.unit}
            step={1}
            value={room.rows}
            onValueChange={(rows) => put(sized(room, room.columns, rows ?? 1))}
          />
        </Row>
        <Button size="dense" onClick={removeRoom}>
          {texts.removeRoom}
        </Button>
      </Stack>
    </section>
  );
}

/** The chosen seats numbered one after the other. */
function Renumber({ drawing, room }: Props) {
  const { seats } = drawing.chosen;
  const [first, setFirst] = useState('');
  return (
    <Stack
      as="form"
      gap={8}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (first.trim() !== '') drawing.put(renumbered(room, seats, first.trim()));
      }}
    >
      <TextField
        label={texts.firstLabel}
        value={first}
        maxLength={SEAT_LABEL_LIMIT}
        onValueChange={setFirst}
      />
      <Button type="submit" size="dense">
        {texts.renumber}
      </Button>
    </Stack>
  );
}

/** The words of what is chosen, and how it goes. */
function ChosenFields({ drawing, room }: Props) {
  const { chosen, put, remove } = drawing;
  const { seats, blocks } = chosen;
  const alone = seats.length + blocks.length === 1;
  const [seatAt = -1] = seats;
  const [blockAt = -1] = blocks;
  const seat = alone ? room.seats[seatAt] : undefined;
  const block = alone ? room.blocks[blockAt] : undefined;
  if (isEmptySelection(chosen)) return <p className={textStyles.help}>{texts.nothing}</p>;
  return (
    <Stack gap={12}>
      <p className={textStyles.help}>{texts.counted(seats.length, blocks.length)}</p>
      {seat && (
        <TextField
          label={texts.seatLabel}
          value={seat.label}
          maxLength={SEAT_LABEL_LIMIT}
          onValueChange={(label) =>
            put({
              ...room,
              seats: room.seats.map((one, at) => (at === seatAt ? { ...one, label } : one)),
            })
          }
        />
      )}
      {block && (
        <TextField
          label={texts.blockText}
          hint={texts.blockHint}
          value={block.text}
          maxLength={BLOCK_TEXT_LIMIT}
          onValueChange={(text) =>
            put({
              ...room,
              blocks: room.blocks.map((one, at) => (at === blockAt ? { ...one, text } : one)),
            })
          }
        />
      )}
      {seats.length > 1 && <Renumber drawing={drawing} room={room} />}
      <Button size="dense" onClick={() => remove()}>
        {texts.remove}
      </Button>
    </Stack>
  );
}

/** Beside the floor: the room, and what is chosen in it. */
export const DrawPanel = ({ drawing, room }: Props) => (
  <aside className={styles.panel}>
    <section aria-label={texts.chosen}>
      <h2 className={styles.heading}>{texts.chosen}</h2>
      <ChosenFields drawing={drawing} room={room} />
    </section>
    <RoomFields drawing={drawing} room={room} />
  </aside>
);
