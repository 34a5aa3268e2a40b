/** When a student was registered who is expected on each day that a test is about. */
export const LONG_AGO = new Date('2020-01-01T00:00:00Z');
