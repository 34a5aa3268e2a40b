/** `localStorage` where the browser has one: even asking for it throws where storage is blocked. */
function openDeviceStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

export const deviceStorage = openDeviceStorage();
