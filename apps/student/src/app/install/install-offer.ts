/** What Chromium hands over instead of asking by itself. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

let offer: InstallPromptEvent | undefined;

/** Keeps the browser's install offer, which comes once and early, for a better moment. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
}

/** The kept offer, if the browser has made one; it works once. */
export function takeInstallOffer(): InstallPromptEvent | undefined {
  const taken = offer;
  offer = undefined;
  return taken;
}

export const hasInstallOffer = (): boolean => offer !== undefined;
