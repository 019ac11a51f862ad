/** Preload module (`node --import`): sets the wall clock an hour ahead. Timers are unaffected. */
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
