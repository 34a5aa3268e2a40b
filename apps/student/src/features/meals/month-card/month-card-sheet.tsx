import { saveFile } from '@academy/app-kit/device';
import { canSharePicture, handPicture, drawPicture } from '@academy/app-kit/pictures';
import { formatMonth } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { DownloadIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { sessionQueries } from '../../../shared/session-queries';
import styles from './month-card.module.css';
import { monthCardOf, spokenCard, type MonthCardProps, type MonthCard } from './month-card';
import { monthCardTexts as texts } from '../sheet-texts';
import { drawMonthCard } from './draw-month-card';

interface Props extends Omit<MonthCardProps, 'academyName'> {
  open: boolean;
  onClose: () => void;
}

/** 한 달 카드: a month's meals, what they cost and whether they are paid, as a picture to hand on. */
export function MonthCardSheet(props: Props) {
  const { open } = props;
  const [shown, setShown] = useState({ open, time: 0 });
  if (open !== shown.open) setShown({ open, time: shown.time + (open ? 1 : 0) });
  return <OpenedCard key={shown.time} {...props} />;
}

/** The card shows the state at the minute it was opened. */
function OpenedCard({ open, onClose, ...month }: Props) {
  const academy = useQueryClient().getQueryData(sessionQueries.academy().queryKey);
  const [card] = useState(() => monthCardOf({ ...month, academyName: academy?.name ?? '' }));
  const picture = useCardPicture(texts.file(formatMonth(month.month)), card);
  const shares = picture ? canSharePicture(picture.file) : false;
  const whyNot = picture === undefined ? texts.drawing : undefined;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={texts.title}
      footer={
        picture !== null && (
          <>
            {shares && (
              <Button
                size="large"
                onClick={() => picture && saveFile({ name: picture.file.name, blob: picture.file })}
              >
                <DownloadIcon /> {texts.save}
              </Button>
            )}
            <Button
              variant="primary"
              size="large"
              disabledReason={whyNot}
              onClick={() => picture && void handPicture(picture.file)}
            >
              {shares ? (
                texts.share
              ) : (
                <>
                  <DownloadIcon /> {texts.save}
                </>
              )}
            </Button>
          </>
        )
      }
    >
      <div className={styles.sheet}>
        {picture && <img className={styles.card} src={picture.address} alt={spokenCard(card)} />}
        {picture === undefined && (
          <SkeletonGroup label={texts.drawing} className={styles.drawing}>
            <Skeleton height="100%" />
          </SkeletonGroup>
        )}
        <InlineError>{picture === null && texts.failed}</InlineError>
        {picture && <p className={styles.note}>{texts.note}</p>}
      </div>
    </BottomSheet>
  );
}

/**
 * The kit's colours as they are on a light page: a picture is looked at elsewhere, too, whatever
 * the theme of this screen.
 */
function withLightColours<T>(draw: (colourOf: (token: string) => string) => T): T {
  const light = document.createElement('i');
  light.dataset.theme = 'light';
  document.body.append(light);
  try {
    const style = getComputedStyle(light);
    return draw((token) => style.getPropertyValue(`--color-${token}`).trim());
  } finally {
    light.remove();
  }
}

/** A drawn card: the file to hand on, and the address at which the page shows it. */
interface CardPicture {
  file: File;
  address: string;
}

/** The card as a picture: null when this browser draws none, undefined until it is drawn. */
function useCardPicture(name: string, card: MonthCard): CardPicture | null | undefined {
  const [picture, setPicture] = useState<CardPicture | null>();
  useEffect(() => {
    let address: string | undefined;
    let gone = false;
    drawPicture(name, (canvas, fontFamily) =>
      withLightColours((colourOf) => drawMonthCard(canvas, fontFamily, card, colourOf)),
    ).then(
      (file) => {
        if (gone) return;
        address = URL.createObjectURL(file);
        setPicture({ file, address });
      },
      () => !gone && setPicture(null),
    );
    return () => {
      gone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [name, card]);
  return picture;
}
