import { useLocation, useNavigate } from 'react-router-dom';

const PARAM = 'open';

/** Marks a history entry that opening a dialog has made, so that closing it can go back instead of leaving a dead entry. */
const OPENED = { openedHere: true };
const openedHere = (state: unknown) => typeof state === 'object' && state !== null && 'openedHere' in state;

/** So long a way back may take (ms). */
const WAY_BACK_MS = 500;

/** The history entry whose way back is under way: a second tap on 닫기 must not leave the page. */
let leaving: string | undefined;

/** Whether a history entry is still the one that is shown, by what the router keeps in it. */
function isStill(key: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state && state.key === key;
}

function goBackOnce(key: string, { goBack, closeInPlace }: { goBack: () => void; closeInPlace: () => void }): void {
  if (leaving === key) return;
  leaving = key;
  goBack();
  setTimeout(() => {
    leaving = undefined;
    // A browser forgets the way back when another navigation crosses it: better a dead entry than a dialog that stays.
    if (isStill(key)) closeInPlace();
  }, WAY_BACK_MS);
}

/**
 * Which dialog stands over the page: `?open=quick-add`. In the address, so that Back closes it and a link can open it.
 * An address that was entered with an open dialog loses it in place.
 */
export function useOpenDialog() {
  const navigate = useNavigate();
  const location = useLocation();
  const params = new URLSearchParams(location.search);

  const addressWith = (name: string | null) => {
    const next = new URLSearchParams(params);
    if (name === null) next.delete(PARAM);
    else next.set(PARAM, name);
    const search = next.toString();
    return { pathname: location.pathname, search: search === '' ? '' : `?${search}` };
  };

  const closeInPlace = () => void navigate(addressWith(null), { replace: true });

  return {
    opened: params.get(PARAM),
    /** In place of the one that is open, if there is one: its history entry is taken over with what is known of it. */
    open: (name: string) => void navigate(addressWith(name), params.has(PARAM) ? { state: location.state, replace: true } : { state: OPENED }),
    close() {
      if (!params.has(PARAM)) return;
      if (openedHere(location.state)) goBackOnce(location.key, { goBack: () => void navigate(-1), closeInPlace });
      else closeInPlace();
    },
  };
}
