import { ROOMS_MAX, type Cells, type Room } from '@academy/domain/seats';
import { useState } from 'react';
import {
  extended,
  freeCells,
  isEmptySelection,
  moved,
  NO_SELECTION,
  removed,
  replaceRoom,
  resized,
  withBlock,
  withSeats,
  type DrawSelection,
} from './drawing';
import { drawTexts as texts } from './draw-texts';

export const TOOLS = ['choose', 'seat', 'wall', 'label'] as const;
export type Tool = (typeof TOOLS)[number];
export type DrawTool = Exclude<Tool, 'choose'>;

export interface Step {
  dx: number;
  dy: number;
}

const NEW_ROOM = { columns: 8, rows: 6, seats: [], blocks: [] };
const NEW_SIZE: Readonly<Record<DrawTool, Pick<Cells, 'w' | 'h'>>> = {
  seat: { w: 1, h: 1 },
  wall: { w: 2, h: 1 },
  label: { w: 2, h: 1 },
};

/** This many steps are remembered. */
const STEPS_KEPT = 100;

/** Every change of the rooms with the way back, as long as nothing else changed them. */
function usePast(rooms: Room[], write: (rooms: Room[]) => void) {
  const [past, setPast] = useState<readonly { before: Room[]; after: Room[] }[]>([]);
  const last = past.at(-1);
  // What was saved, discarded or taken over from another user since is not gone behind.
  const whyNot = last?.after === rooms ? undefined : texts.nothingToUndo;
  return {
    whyNot,
    change(after: Room[]) {
      setPast([...(whyNot === undefined ? past : []), { before: rooms, after }].slice(-STEPS_KEPT));
      write(after);
    },
    undo() {
      if (!last || whyNot !== undefined) return;
      setPast(past.slice(0, -1));
      write(last.before);
    },
  };
}

/** What becomes of whole rooms. */
const roomActions = ({
  rooms,
  place,
  change,
  open,
}: {
  rooms: readonly Room[];
  place: number;
  change: (rooms: Room[]) => void;
  open: (place: number) => void;
}) => ({
  addRoom() {
    if (rooms.length >= ROOMS_MAX) return;
    const names = new Set(rooms.map(({ name }) => name));
    let count = rooms.length + 1;
    while (names.has(texts.newRoom(count))) count += 1;
    change([...rooms, { name: texts.newRoom(count), ...NEW_ROOM }]);
    open(rooms.length);
  },
  removeRoom() {
    change(rooms.filter((_, at) => at !== place));
    open(Math.max(0, place - 1));
  },
  /** All rooms again. */
  replace(next: Room[]) {
    change(next);
    open(0);
  },
});

/**
 * State of the drawing: room, tool, selection, and every change of the rooms. An impossible change
 * does nothing and is announced.
 */
export function useDrawing(rooms: Room[], write: (rooms: Room[]) => void) {
  const past = usePast(rooms, write);
  const { change } = past;
  const [wanted, setWanted] = useState(0);
  const [tool, setTool] = useState<Tool>('choose');
  const [chosen, setChosen] = useState<DrawSelection>(NO_SELECTION);
  const [said, setSaid] = useState('');
  const place = Math.min(wanted, Math.max(0, rooms.length - 1));
  const room = rooms[place];

  /** Writes the room if the change is possible. */
  function put(next: Room | null | undefined, words = ''): boolean {
    setSaid(next ? words : texts.noRoom);
    if (next) change(replaceRoom(rooms, place, next));
    return Boolean(next);
  }

  function choose(next: DrawSelection, words = '') {
    setChosen(next);
    setSaid(words);
  }

  function open(at: number) {
    setWanted(at);
    choose(NO_SELECTION);
  }

  /** Something new on these cells; it is chosen afterwards, so that its words can be typed. */
  function draw(kind: DrawTool, cells: Cells) {
    if (!room) return;
    if (kind === 'seat') {
      const next = withSeats(rooms, place, cells);
      const count = (next[place]?.seats.length ?? 0) - room.seats.length;
      if (count > 0) change(next);
      choose(
        { seats: Array.from({ length: count }, (_, at) => room.seats.length + at), blocks: [] },
        count > 0 ? texts.counted(count, 0) : texts.noRoom,
      );
    } else if (put(withBlock(room, cells, kind === 'label' ? texts.entrance : '')))
      setChosen({ seats: [], blocks: [room.blocks.length] });
  }

  return {
    rooms,
    place,
    room,
    tool,
    setTool,
    chosen,
    choose,
    said,
    put,
    open,
    draw,
    /** Adds to the first free cells, for keyboard users. */
    add(kind: DrawTool) {
      const cells = room && freeCells(room, NEW_SIZE[kind]);
      if (cells) draw(kind, cells);
      else setSaid(texts.noRoom);
    },
    move: ({ dx, dy }: Step) => room !== undefined && put(moved(room, chosen, dx, dy)),
    resize: (at: number, { dx, dy }: Step) => room !== undefined && put(resized(room, at, dx, dy)),
    /** Answers where the new seat is in the list. */
    extend(at: number, step: Step): number | undefined {
      const next = extended(rooms, place, at, step);
      setSaid(next ? (next[place]?.seats.at(-1)?.label ?? '') : texts.noRoom);
      if (!next) return undefined;
      change(next);
      setChosen(NO_SELECTION);
      return (next[place]?.seats.length ?? 1) - 1;
    },
    remove(things: DrawSelection = chosen) {
      if (!room || isEmptySelection(things)) return;
      setChosen(NO_SELECTION);
      put(removed(room, things), texts.removed);
    },
    ...roomActions({ rooms, place, change, open }),
    whyNoUndo: past.whyNot,
    undo() {
      choose(NO_SELECTION);
      past.undo();
    },
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
