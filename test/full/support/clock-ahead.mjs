/** Loaded before a program (`node --import`): its wall clock is an hour ahead. Timers are not. */
const AHEAD_MS = 3_600_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + AHEAD_MS);
    else super(...args);
  }

  static now() {
    return RealDate.now() + AHEAD_MS;
  }
};
