import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;
export type Address = Pick<History['location'], 'pathname' | 'search'>;

/** Called before the address changes. Returning true holds the change; `go` does it later. */
type Hold = (from: Address, to: Address, go: () => void) => boolean;

/**
 * The browser's history with a question before it moves, also on the browser's Back. A data router
 * knows one as well, and all that loaders and actions need (ADR 0063).
 */
export function createAskingHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  let hold: Hold | undefined;
  let shown = history.location;
  /** Steps of the browser that are ours: the way back of a held one, or one that was let go. */
  let unasked: 'back' | 'on' | undefined;

  const addressOf = (to: Parameters<History['push']>[0]) => ({
    ...shown,
    ...(typeof to === 'string' ? parsePath(to) : to),
  });

  function move(to: Parameters<History['push']>[0], go: () => void): void {
    if (!hold?.(shown, addressOf(to), go)) go();
  }

  /** Where one is already makes no second entry: the first Back would lead nowhere. */
  const push: History['push'] = (to, state) =>
    createPath(addressOf(to)) === createPath(shown)
      ? history.replace(to, state)
      : history.push(to, state);

  const asking: History = {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return shown;
    },
    push: (to, state) => move(to, () => push(to, state)),
    replace: (to, state) => move(to, () => history.replace(to, state)),
    listen: (listener) =>
      history.listen((update) => {
        const step = unasked;
        unasked = undefined;
        if (step === 'back') return;
        const { action, location, delta } = update;
        const goOn = () => {
          unasked = 'on';
          history.go(delta ?? 0);
        };
        // The browser is there already: it is sent back while the question is open.
        const asked = step === undefined && action === NavigationType.Pop && delta;
        if (asked && hold?.(shown, location, goOn)) {
          unasked = 'back';
          history.go(-asked);
          return;
        }
        shown = location;
        listener(update);
      }),
  };

  return {
    history: asking,
    /** Has `next` asked until what this returns is called. */
    holdBy(next: Hold): () => void {
      hold = next;
      return () => {
        hold = undefined;
      };
    },
  };
}

/** The history of this app's one window. */
export const { history, holdBy } = createAskingHistory();
