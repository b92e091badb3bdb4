const GOES_ON = [
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "requestIdleCallback",
  "cancelIdleCallback",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
  "setTimeout",
  "clearTimeout",
] as const;

/**
 * Sets the calendar to noon of a day (YYYY-MM-DD) until the test is over; timers go on as they do.
 */
export function onDay(day: string): void {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: [...GOES_ON] });
}
