import { isNotFound } from '@academy/api-client';
import { useEffect, useRef, useState } from 'react';

/** As far as a picture has come: its object URL, or why there is none. */
export interface PrivatePicture {
  url?: string;
  /** `gone`: it was deleted; asking again does not help. */
  problem?: 'gone' | 'failed';
}

type Load<Id extends string> = (id: Id, signal: AbortSignal) => Promise<Blob>;

/**
 * Pictures that only a login may read, by their ids: fetched like every call, held by nothing but
 * this screen, and let go with it. No cache and no address has them.
 */
export function usePrivatePictures<Id extends string>(
  ids: readonly Id[],
  load: Load<Id>,
): ReadonlyMap<Id, PrivatePicture> {
  const [shown, setShown] = useState<ReadonlyMap<Id, PrivatePicture>>(new Map());
  const latest = useRef({ ids, load });
  const asked = useRef(new Map<Id, { control: AbortController; url?: string }>());
  useEffect(() => {
    latest.current = { ids, load };
  });

  // The list is another one with every drawing; what it names decides.
  const named = ids.join(' ');
  useEffect(() => {
    const known = asked.current;
    const names = new Set(named.split(' '));
    const { load: read } = latest.current;
    const wanted = latest.current.ids.filter((id) => names.has(id));
    const fetchOne = async (id: Id) => {
      const control = new AbortController();
      known.set(id, { control });
      const show = (picture: PrivatePicture) => setShown((all) => new Map(all).set(id, picture));
      try {
        const blob = await read(id, control.signal);
        if (control.signal.aborted) return;
        const url = URL.createObjectURL(blob);
        known.set(id, { control, url });
        show({ url });
      } catch (error) {
        if (control.signal.aborted) return;
        known.delete(id);
        show({ problem: isNotFound(error) ? 'gone' : 'failed' });
      }
    };
    for (const id of wanted) if (!known.has(id)) void fetchOne(id);
    for (const [id, { control, url }] of known) {
      if (wanted.includes(id)) continue;
      control.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
      known.delete(id);
    }
  }, [named]);

  useEffect(() => {
    const known = asked.current;
    return () => {
      for (const { control, url } of known.values()) {
        control.abort();
        if (url !== undefined) URL.revokeObjectURL(url);
      }
      known.clear();
    };
  }, []);
  return shown;
}

interface PhotoTexts {
  /** Of the first, second …: 증빙 사진 1. */
  name: (number: number) => string;
  problems: Readonly<Record<NonNullable<PrivatePicture['problem']>, string>>;
}

/** The same pictures with their words, as a strip of photos shows them. */
export function usePrivatePhotos<Id extends string>(
  ids: readonly Id[],
  load: Load<Id>,
  { name, problems }: PhotoTexts,
) {
  const pictures = usePrivatePictures(ids, load);
  return ids.map((id, index) => {
    const { url, problem } = pictures.get(id) ?? {};
    return { id, name: name(index + 1), url, problem: problem && problems[problem] };
  });
}
