import { drawPicture } from '@academy/app-kit/pictures';
import { useEffect, useState } from 'react';
import { drawMonthCard } from './draw-month-card';
import { withLightColours } from './light-colours';
import type { MonthCard } from './month-card';

/** A drawn card: the file to hand on, and the address at which the page shows it. */
interface CardPicture {
  file: File;
  address: string;
}

/** The card as a picture: null when this browser draws none, undefined until it is drawn. */
export function useCardPicture(name: string, card: MonthCard): CardPicture | null | undefined {
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
