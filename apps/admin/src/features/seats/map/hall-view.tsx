import { useDeviceChoice } from '@academy/app-kit/device';
import { IconButton } from '@academy/ui/icon-button';
import { MinusIcon, PlusIcon } from '@academy/ui/icon';
import { Button } from '@academy/ui/button';
import { Row } from '@academy/ui/layout';
import type { Hall, Place } from '../seat-work';
import { seatsTexts as texts } from '../seats-texts';
import styles from './hall-view.module.css';
import { RoomMap } from './room-map';
import type { Moving } from './use-seating';

const ZOOMS = ['small', 'normal', 'large'] as const;
type Zoom = (typeof ZOOMS)[number];
const keptZoom = {
  read: (text: string | null): Zoom => ZOOMS.find((one) => one === text) ?? 'normal',
  write: (zoom: Zoom) => zoom,
};

interface Props {
  hall: Hall;
  moving: Moving;
  zoom: Zoom;
  /** Whether it matches the search, and is highlighted. */
  isLit: (place: Place) => boolean;
  onOpen: (place: Place) => void;
}

/** Who has no place on the map: taken up here, put down on a seat. */
function Unplaced({ hall: { unplaced }, moving }: Pick<Props, 'hall' | 'moving'>) {
  if (unplaced.length === 0) return null;
  return (
    <section className={styles.unplaced} aria-label={texts.unplaced(unplaced.length)}>
      <h2 className={styles.heading}>{texts.unplaced(unplaced.length)}</h2>
      <p className={styles.help}>{texts.unplacedHelp}</p>
      <Row gap={8}>
        {unplaced.map((student) => (
          <Button
            key={student.id}
            size="dense"
            aria-pressed={moving.held?.id === student.id}
            disabledReason={moving.missing}
            draggable={moving.missing === undefined}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', student.name);
              moving.take(student, { quiet: true });
            }}
            onDragEnd={moving.forget}
            onClick={() => moving.take(student)}
          >
            {texts.unplacedOf(student.name, student.seat)}
          </Button>
        ))}
      </Row>
    </section>
  );
}

/** How large seats are drawn, kept on the device. */
export function useZoom() {
  const [zoom, change] = useDeviceChoice('seats:zoom', keptZoom);
  const step = (by: number) => change(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom);
  const buttons = (
    <Row gap={4} wrap={false}>
      <IconButton size="dense" label={texts.smaller} onClick={() => step(-1)}>
        <MinusIcon />
      </IconButton>
      <IconButton size="dense" label={texts.larger} onClick={() => step(1)}>
        <PlusIcon />
      </IconButton>
    </Row>
  );
  return { zoom, buttons };
}

/** All rooms beside each other, as far as the screen is wide. */
export function HallView({ hall, moving, zoom, isLit, onOpen }: Props) {
  return (
    <>
      <output className={styles.said}>{moving.said}</output>
      <Unplaced hall={hall} moving={moving} />
      <div className={styles.rooms} data-zoom={zoom}>
        {hall.rooms.map((room) => (
          <RoomMap key={room.name} room={room} moving={moving} isLit={isLit} onOpen={onOpen} />
        ))}
      </div>
      <p className={styles.help}>{texts.help}</p>
    </>
  );
}
