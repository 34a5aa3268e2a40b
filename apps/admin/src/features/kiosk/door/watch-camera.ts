/** Why there is no picture, or nothing to read it with. */
export type CameraProblem = 'insecure' | 'refused' | 'unread';

declare global {
  interface Window {
    /** Chrome has one on some systems: a reader that is not loaded. */
    BarcodeDetector?: {
      new (options: { formats: string[] }): {
        detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
      };
      getSupportedFormats: () => Promise<string[]>;
    };
  }
}

type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/** ms between two looks. */
const LOOK_MS = 150;
/** ms for which a code has to be gone before the same one counts again. */
const GONE_MS = 1_500;
/** px. Enough to read a phone at arm's length, and little to compute. */
const WIDTH = 640;

async function byLibrary(): Promise<Read> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined;
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((canvas.width / video.videoWidth) * video.videoHeight);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // Nothing to read in this picture.
      return undefined;
    }
  };
}

async function openReader(): Promise<Read> {
  const { BarcodeDetector: Detector } = window;
  const formats: string[] = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.includes('qr_code')) return byLibrary();
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue;
}

/**
 * Passes on each code once, for as long as it is held up; one that was not taken, because another
 * student's answer is still shown, is passed on until it is.
 */
export function eachOnce(onCode: (text: string) => boolean, now: () => number) {
  let taken = { text: '', at: -Infinity };
  return (text: string): void => {
    const again = text === taken.text && now() - taken.at < GONE_MS;
    if (again || onCode(text)) taken = { text, at: now() };
  };
}

interface Watching {
  /** Whether it was taken. */
  onCode: (text: string) => boolean;
  onProblem: (problem: CameraProblem) => void;
}

/**
 * Looks for codes in what the camera sees. No picture is kept or sent: each is read where it is and
 * overwritten by the next. Returns the way to stop.
 */
export function watchCamera(video: HTMLVideoElement, { onCode, onProblem }: Watching): () => void {
  const found = eachOnce(onCode, () => performance.now());
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(read: Read): Promise<void> {
    const text = await read(video);
    if (stopped) return;
    if (text !== undefined) found(text);
    timer = setTimeout(() => void look(read), LOOK_MS);
  }

  async function start(): Promise<void> {
    // Browsers give no camera to a page that came over plain http.
    if (!window.isSecureContext || !('mediaDevices' in navigator)) return onProblem('insecure');
    const opening = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
    stream = await opening.catch(() => undefined);
    if (!stream) return onProblem('refused');
    if (stopped) return end();
    video.srcObject = stream;
    await video.play().catch(() => undefined);
    const read = await openReader().catch(() => undefined);
    if (!read) return onProblem('unread');
    if (!stopped) await look(read);
  }

  function end(): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  void start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    end();
  };
}
