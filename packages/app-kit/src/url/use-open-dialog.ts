import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchWith, useAddress, useDrawn } from './use-url-state';

/**
 * Marks a history entry that opening a dialog has made, so that closing it can go back instead of
 * leaving a dead entry.
 */
const OPENED = { openedHere: true };
const openedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedHere' in state;

/** How far apart the taps of a double tap are at most (ms). */
const DOUBLE_TAP_MS = 500;

/** The history entry whose way back is under way: a second tap on 닫기 must not leave the page. */
let leaving: string | undefined;

/**
 * The entry from which a dialog is being opened, until the router has caught up: the second click
 * of two must not make a second entry, which Esc would lead back to.
 */
let opening: { from: string; param: string } | undefined;

/**
 * A tap that is the second of two: it was meant for the 닫기 that is gone, not for what lay under it.
 */
function swallowSecond(tap: MouseEvent): void {
  if (tap.detail < 2) return;
  tap.stopPropagation();
  tap.preventDefault();
}

function goBackOnce(key: string, goBack: () => void): void {
  if (leaving === key) return;
  leaving = key;
  const listening = new AbortController();
  window.addEventListener('click', swallowSecond, { capture: true, signal: listening.signal });
  goBack();
  setTimeout(() => {
    leaving = undefined;
    listening.abort();
  }, DOUBLE_TAP_MS);
}

/**
 * Which dialog is open over the page, or, under its own parameter, in the page's place:
 * `?open=quick-add`, `?news=new`. In the URL, so that Back closes it and a link can open it. A page
 * entered with it open drops the parameter in place. The answer is the same object while the same
 * dialog is open, whatever else of the address changes.
 */
export function useOpenDialog(param = 'open') {
  const navigate = useNavigate();
  const { key, state, search } = useLocation();
  const { pathname, latest } = useAddress();
  const opened = new URLSearchParams(search).get(param);
  const drawn = useDrawn({ key, state, pathname, latest, opened });
  useEffect(() => {
    if (opening !== undefined && opening.from !== key) opening = undefined;
  }, [key]);

  return useMemo(() => {
    const addressWith = (name: string, about?: Readonly<Record<string, string>>) => ({
      pathname: drawn().pathname,
      search: searchWith(drawn().latest(), { ...about, [param]: name }),
    });
    return {
      opened,
      /**
       * In place of the one that is open, if there is one: its history entry is taken over with
       * what is known of it. `about` goes into the address beside it: what it is about.
       */
      open(name: string, about?: Readonly<Record<string, string>>) {
        const at = drawn();
        const isOpen = at.opened !== null;
        const isOpening = opening?.from === at.key && opening.param === param;
        if (!isOpen) opening = { from: at.key, param };
        void navigate(addressWith(name, about), {
          state: isOpen ? at.state : OPENED,
          replace: isOpen || isOpening,
        });
      },
      close() {
        const at = drawn();
        if (at.opened === null) return;
        if (openedHere(at.state)) goBackOnce(at.key, () => void navigate(-1));
        else void navigate(addressWith(''), { replace: true });
      },
    };
  }, [drawn, navigate, opened, param]);
}
