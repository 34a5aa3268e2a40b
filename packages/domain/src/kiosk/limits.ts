/** For how long a code connects a device, in minutes. */
export const CODE_MINUTES = 10;
/** How many digits a code has. */
export const CODE_DIGITS = 8;
/** The longest name of a device, in characters. */
export const KIOSK_NAME_LIMIT = 20;
/** The digits of a phone number that a student types. */
export const TAIL_DIGITS = 4;
/** Typing again within this many minutes repeats the same check-in by mistake. */
export const AGAIN_MINUTES = 2;
/** How long before an approved absence begins it is what is due, in minutes. */
export const AHEAD_MINUTES = 15;
/** ms. Two students at one device within this time may be one who types for two. */
export const TOGETHER_MS = 3_000;
/** ms. What comes later than this after it was typed has waited for the network. */
export const WAITED_MS = 60_000;
/** How old a check-in may be when it comes, in hours: a night without a network. */
export const OLDEST_HOURS = 18;
/** The most check-ins in one request. */
export const CHECK_INS_MAX = 200;
/** ms. How long a student's QR code is shown before the next one. */
export const CODE_STEP_MS = 30_000;
/** How many codes before and after the one of this moment are taken as well. */
export const CODE_STEPS_OFF = 1;
/** This many unknown numbers within this time (ms) look like guessing … */
export const GUESSES_MAX = 10;
export const GUESS_SPAN_MS = 300_000;
/** … and the pad rests for so long (ms). */
export const GUESS_PAUSE_MS = 30_000;
