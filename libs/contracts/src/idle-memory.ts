/** Shared by API, web app and supervisor. It is not a contract, but all three use this library. */

/** Between two looks, so that the requests after a start do not wait. */
const LOOK_MS = 2_500;
/** A process that used a smaller share of a processor is idle: timers and jobs take up to 2 %. */
const IDLE_SHARE = 0.05;
/** What V8's spaces must have grown by, in bytes. */
const WORTH_BYTES = 6 * 1024 * 1024;
/** After a collection, the time until the next look in multiples of its duration: collections take at most 2 %. */
const REST_FACTOR = 50;

/** What the watch reads and does; a test gives its own. */
export interface IdleProcess {
  /** Bytes that V8's spaces take. */
  heapBytes(): number;
  /** The processor time since the last call as a share of that time, by all threads. */
  busyShare(): number;
  /** Collects what nobody holds, and gives the pages back. @returns how long it took, in milliseconds */
  collect(): number;
}

/**
 * Gives memory back whenever this process is idle and has grown: V8 keeps the space for new objects as large as it
 * became, and an idle process allocates too little for a collection of its own. Does nothing without `--expose-gc`.
 */
export function releaseMemoryWhenIdle(idle: IdleProcess | undefined = thisProcess()): void {
  if (!idle) return;
  let kept = 0;
  const look = (): number => {
    if (idle.busyShare() > IDLE_SHARE || idle.heapBytes() < kept + WORTH_BYTES) return LOOK_MS;
    const took = idle.collect();
    kept = idle.heapBytes();
    idle.busyShare();
    return Math.max(LOOK_MS, took * REST_FACTOR);
  };
  const lookIn = (ms: number): void => {
    setTimeout(() => lookIn(look()), ms).unref();
  };
  lookIn(LOOK_MS);
}

function thisProcess(): IdleProcess | undefined {
  const { gc } = globalThis;
  if (!gc) return undefined;
  let before = readTimes();
  return {
    heapBytes: () => process.memoryUsage().heapTotal,
    busyShare() {
      const now = readTimes();
      const share = (now.busy - before.busy) / (now.at - before.at);
      before = now;
      return share;
    },
    collect() {
      const began = performance.now();
      // The other flavors keep the pages of the space for new objects.
      gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      return performance.now() - began;
    },
  };
}

/** In milliseconds. */
function readTimes() {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), busy: (user + system) / 1_000 };
}
