import { Button } from '@academy/ui/button';
import { PrintIcon } from '@academy/ui/icon';
import { ListPaper } from '../../../shared/printing/list-paper';
import { Blocks } from '../map/blocks';
import { tracksOf } from '../map/places';
import type { Hall, PlacedRoom } from '../seat-work';
import { paperTexts as texts } from '../seats-texts';
import styles from './seat-papers.module.css';

const SIZES = { seat: ['1fr', 'minmax(13mm, 1fr)'], way: '5mm' } as const;

/** A room on one sheet: numbers and names, to hang up or to write on. */
const RoomPaper = ({ room }: { room: PlacedRoom }) => (
  <div className={styles.floor} style={tracksOf(room, SIZES)}>
    <Blocks blocks={room.blocks} className={styles.block} />
    {room.seats.map(({ label, x, y, student }) => (
      <span key={label} className={styles.seat} style={{ gridColumn: x + 1, gridRow: y + 1 }}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.name}>{student?.name}</strong>
        <span className={styles.label}>{student?.grade}</span>
      </span>
    ))}
  </div>
);

const taken = ({ seats }: PlacedRoom) => seats.filter(({ student }) => student).length;

/** 인쇄: one A4 for each room. */
export const SeatPapers = ({ hall }: { hall: Hall }) => (
  <>
    <Button size="dense" onClick={() => window.print()}>
      <PrintIcon /> {texts.print}
    </Button>
    {hall.rooms.map((room) => (
      <div key={room.name} className={styles.sheet}>
        <ListPaper
          title={texts.title(room.name)}
          facts={[texts.facts(taken(room), room.seats.length)]}
          orientation="landscape"
        >
          <RoomPaper room={room} />
        </ListPaper>
      </div>
    ))}
  </>
);
